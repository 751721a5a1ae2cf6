import { faces } from '../games';

/** Loads rules, helpers, help and settings, so that the worker has them without a connection. */
export function keepManuals() {
  // what came before the worker, such as the messages of the page's language
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.includes('/assets/')) void fetch(name).catch(() => undefined);
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
