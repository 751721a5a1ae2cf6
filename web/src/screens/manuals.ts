import { faces } from '../games';

/** Loads rules, help and settings, so that the worker has them without a connection. */
export function keepManuals() {
  void Promise.allSettled([
    import('./RulesContent.svelte'),
    import('./HelpContent.svelte'),
    import('./SettingsForm.svelte'),
    ...Object.values(faces).map((face) => face.manual()),
  ]);
}
