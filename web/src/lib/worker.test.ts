import { expect, it, vi } from 'vitest';

it('a browser that refuses the worker has no notices of it, and nothing fails', async () => {
  const denied = () => Promise.reject(new DOMException('permission denied', 'SecurityError'));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: denied } });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('window', {});
  const { notify, unnotify } = await import('./worker');
  await expect(notify('Your turn', { tag: 'turn', icon: '/icon' })).resolves.toBe(false);
  await expect(unnotify('turn')).resolves.toBeUndefined();
});
