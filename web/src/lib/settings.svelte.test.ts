// @vitest-environment client
import { expect, it, vi } from 'vitest';
import { applySettings, look, settings } from './settings.svelte';

it('is printed in the colours of the day, whatever the theme', () => {
  const root = { dataset: {} as DOMStringMap, style: { setProperty() {} }, toggleAttribute() {} };
  const heard = new Map<string, () => void>();
  vi.stubGlobal('document', { documentElement: root, querySelector: () => null });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
  vi.stubGlobal('addEventListener', (name: string, act: () => void) => heard.set(name, act));
  settings.theme = 'dark';
  applySettings();
  expect(root.dataset['theme']).toBe('dark');
  heard.get('beforeprint')!();
  expect([root.dataset['theme'], look.theme]).toEqual(['light', 'light']);
  heard.get('afterprint')!();
  expect([root.dataset['theme'], look.theme]).toEqual(['dark', 'dark']);
});
