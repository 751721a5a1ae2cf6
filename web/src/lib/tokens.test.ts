import { expect, it } from 'vitest';
import { easing, readTokens, token } from './tokens';

const styled = (values: Record<string, string>) =>
  ({ getPropertyValue: (name: string) => values[name] ?? '' }) as CSSStyleDeclaration;

it('takes durations in milliseconds, whatever they are written in, and how things move', () => {
  readTokens(
    styled({ '--m-tap': ' 90ms', '--m-count': '0.9s', '--e-out': ' cubic-bezier(0.2, 0.8, 0.2, 1)' }),
  );
  expect([token('tap'), token('count')]).toEqual([90, 900]);
  expect(easing('out')).toBe('cubic-bezier(0.2, 0.8, 0.2, 1)');
});

it('gives no duration where the style sheets have none', () => {
  readTokens(styled({}));
  expect([token('tap'), token('count'), easing('out')]).toEqual([0, 0, 'ease']);
});
