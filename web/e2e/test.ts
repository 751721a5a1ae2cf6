import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { Player } from './player';
import { newAddress, Server } from './program';

export { expect };

export interface PersonOptions extends BrowserContextOptions {
  /** Faults that the test causes on purpose. */
  forgive?: RegExp;
}

export interface GuestOptions extends PersonOptions {
  /** Shows the notes of a first game. */
  notes?: true;
  /** Settings of the page that differ from the defaults. */
  settings?: Record<string, unknown>;
}

interface Fixtures {
  /** A new person at a separate browser, on the start page. Motion is off unless wanted. */
  person: (name: string, options?: PersonOptions) => Promise<Player>;
  /**
   * The same with a blank page, for tests that set up their tables by requests. This person has played before: no
   * notes of a first game. The browser stores nothing for offline use, which would load every page twice.
   */
  guest: (name: string, options?: GuestOptions) => Promise<Player>;
}

/** One server for all tests of a worker. */
interface Shared {
  server: Server;
}

/**
 * Warnings of a browser on a slow machine, where the font arrives before the page needs it, and of a guest, for
 * whom we block the service worker.
 */
const HARMLESS =
  /was preloaded using link preload but not used|Service Worker registration blocked by Playwright/;

/** Opens a separate browser and watches it. */
type Browsers = (options: PersonOptions) => Promise<BrowserContext>;

/** Things that no page may ever do; a list that stays empty. */
class Watch {
  readonly faults: string[] = [];
  #over = false;

  async keep(context: BrowserContext, origin: string, forgive = /(?!)/) {
    const fault = (text: string) => {
      if (!this.#over && !forgive.test(text) && !HARMLESS.test(text)) this.faults.push(text);
    };
    const home = (address: string) =>
      ['data:', 'blob:', 'about:'].includes(new URL(address).protocol) ||
      new URL(address).host === new URL(origin).host;
    // before any script of the page
    await context.addInitScript(() =>
      addEventListener('securitypolicyviolation', (event) =>
        console.error(`CSP: ${event.violatedDirective} forbids ${event.blockedURI}`),
      ),
    );
    await context.addInitScript(() => {
      const lasts = (animation: Animation) =>
        Number(animation.effect?.getComputedTiming().activeDuration) > 0;
      // with motion on, the test sends the page nothing, because it may be measured
      const watch = (element: Element, animations: () => Animation[]) => {
        if (document.documentElement.hasAttribute('data-still') && animations().some(lasts))
          console.error(`motion is off, but it moves: ${element.outerHTML.slice(0, 500)}`);
      };
      for (const begins of ['animationstart', 'transitionstart'] as const)
        addEventListener(begins, ({ target }) => {
          // including what is before and after it
          if (target instanceof Element) watch(target, () => target.getAnimations({ subtree: true }));
        });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (this: Element, ...given) {
        const animation = animate.apply(this, given);
        watch(this, () => [animation]);
        return animation;
      };
    });
    context.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type()))
        fault(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => fault(`page error: ${error.error().stack ?? error.error().message}`));
    context.on('request', (request) => {
      if (!home(request.url())) fault(`request to another origin: ${request.url()}`);
    });
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // a closed page no longer wants its answers
      if (why !== 'net::ERR_ABORTED') fault(`request failed: ${request.url()} ${why}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) fault(`answer ${response.status()}: ${response.url()}`);
    });
    context.on('page', (page: Page) =>
      page.on('websocket', (socket) => {
        if (!home(socket.url())) fault(`socket to another origin: ${socket.url()}`);
      }),
    );
  }

  end() {
    this.#over = true;
  }
}

/** Notes and settings in a browser's storage, as its page reads them at the start; the page may change them later. */
async function remember(context: BrowserContext, { notes, settings }: GuestOptions) {
  const coach = JSON.stringify({ read: [], over: true });
  const kept = {
    ...(!notes && { 'citywright.coach.small-city': coach, 'citywright.coach.simplicity': coach }),
    ...(settings && { 'citywright.settings': JSON.stringify(settings) }),
  };
  await context.addInitScript((kept) => {
    if (!location.protocol.startsWith('http')) return;
    for (const [key, value] of Object.entries(kept))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, kept);
}

export const test = base.extend<Fixtures & { browsers: Browsers }, Shared>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  browsers: async ({ browser, server }, use) => {
    const watch = new Watch();
    const contexts: BrowserContext[] = [];
    await use(async ({ forgive, ...options }) => {
      const context = await browser.newContext({
        baseURL: server.address,
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        // each at a separate address, because the server limits requests per address
        extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
        ...options,
      });
      contexts.push(context);
      await watch.keep(context, options.baseURL ?? server.address, forgive);
      return context;
    });
    watch.end();
    for (const context of contexts) await context.close();
    expect(watch.faults, 'no console error, CSP report, failed or foreign request').toEqual([]);
  },
  person: ({ browsers }, use) =>
    use(async (name, options = {}) => {
      const context = await browsers(options);
      const page = await context.newPage();
      await page.goto('/');
      await expect(page.getByRole('article').first()).toBeVisible();
      return new Player(name, page);
    }),
  guest: ({ browsers }, use) =>
    use(async (name, { notes, settings, ...options } = {}) => {
      const context = await browsers({ serviceWorkers: 'block', ...options });
      await remember(context, { notes, settings });
      return new Player(name, await context.newPage());
    }),
});
