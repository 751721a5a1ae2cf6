import { faces } from '../games';

/** Loads rules, helpers, help and settings, so that the worker has them without a connection. */
export function keepManuals() {
  void Promise.allSettled([
    import('./rules/RulesPage.svelte'),
    import('./rules/RulesSheet.svelte'),
    import('./learn/Learn.svelte'),
    import('./box/Box.svelte'),
    import('./HelpContent.svelte'),
    import('./SettingsForm.svelte'),
    ...Object.values(faces).flatMap((face) => [face.manual(), face.box?.()]),
  ]);
}
