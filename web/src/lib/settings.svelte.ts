import { isFlag, oneOf, remember, rememberedFields, type Fields, type Kind } from './stored';
import { readTokens } from './tokens';

export interface SettingsDocument {
  theme: 'auto' | 'light' | 'dark';
  /** The speed of motion; 0 shows results at once. */
  speed: 0 | 0.5 | 1 | 2;
  sound: boolean;
  /** 0 to 1 */
  volume: number;
  /** A choice takes effect without the second tap. */
  confirmAtOnce: boolean;
  /** Secrets show only while the person holds the cover. */
  cover: boolean;
  /** Shows every game as lists, without its own screen. */
  plain: boolean;
  /** Single-character keys work in a game. */
  letterKeys: boolean;
  /** A first game of each kind comes with hints. */
  coach: boolean;
  /** The browser notifies you of your turn while the page is hidden. */
  notifications: boolean;
}

const FIRST: SettingsDocument = {
  theme: 'auto',
  speed: 1,
  sound: false,
  volume: 0.6,
  confirmAtOnce: false,
  cover: false,
  plain: false,
  letterKeys: true,
  coach: true,
  notifications: false,
};

const isShare: Kind<number> = (value): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

const KINDS: Fields<SettingsDocument> = {
  theme: oneOf('auto', 'light', 'dark'),
  speed: oneOf(0, 0.5, 1, 2),
  sound: isFlag,
  volume: isShare,
  confirmAtOnce: isFlag,
  cover: isFlag,
  plain: isFlag,
  letterKeys: isFlag,
  coach: isFlag,
  notifications: isFlag,
};

export const settings: SettingsDocument = $state(rememberedFields('settings', KINDS, FIRST));

/** The current theme, by the settings and the device; empty until the settings are applied. */
export const look: { theme: 'light' | 'dark' | null } = $state({ theme: null });

const night = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Results appear at once: by the setting or by the device. */
export const motionless = () => settings.speed === 0 || still.matches;
/** The divisor for durations in scripts. */
export const speed = () => settings.speed || 1;

/** Applies the settings to the page and stores them. Call it once. */
export function applySettings() {
  const apply = (paper = false) => {
    // paper is white, whatever the screen is
    const dark = !paper && (settings.theme === 'dark' || (settings.theme === 'auto' && night.matches));
    const root = document.documentElement;
    const theme = dark ? 'dark' : 'light';
    root.dataset.theme = theme;
    look.theme = theme;
    root.toggleAttribute('data-still', motionless());
    root.style.setProperty('--speed', String(speed()));
    const style = getComputedStyle(root);
    readTokens(style);
    const ground = style.getPropertyValue('--paper').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  };
  apply(); // before anything is drawn
  $effect.root(() => {
    $effect(() => {
      remember('settings', settings);
      apply();
    });
  });
  for (const query of [night, still]) query.addEventListener('change', () => apply());
  addEventListener('beforeprint', () => apply(true));
  addEventListener('afterprint', () => apply());
}
