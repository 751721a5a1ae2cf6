import { afterEach, describe, expect, it, vi } from 'vitest';
import { fits } from './seal';

// the test vector of the scheme: the bytes 0 to 31
const SECRET = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
const SEAL = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';

describe('the seal', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('fits its secret and no other', async () => {
    expect(await fits(SECRET, SEAL)).toBe(true);
    expect(await fits(SECRET.replace('00', '01'), SEAL)).toBe(false);
  });

  it('says nothing where the browser cannot compute it', async () => {
    vi.stubGlobal('crypto', {});
    expect(await fits(SECRET, SEAL)).toBeNull();
  });
});
