import { faces } from '../games';

/** Loads rules, help and settings, so that the worker has them without a connection. */
export function keepManuals() {
  void Promise.allSettled([
    import('./rules/RulesPage.svelte'),
    import('./rules/RulesSheet.svelte'),
    import('./learn/Learn.svelte'),
    import('./HelpContent.svelte'),
    import('./SettingsForm.svelte'),
    ...Object.values(faces).map((face) => face.manual()),
  ]);
}
