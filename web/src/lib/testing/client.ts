import type { Environment } from 'vitest/runtime';

/**
 * For tests of code with effects: modules as a browser has them, though there is no page. A test requests it in its
 * first line.
 */
export default {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown() {} }),
} satisfies Environment;
