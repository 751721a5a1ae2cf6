import { defineConfig } from '@playwright/test';
import { chromium, FULL, SWITCHES } from './program';

export default defineConfig({
  outputDir: '../test-results',
  // each worker plays with a server of its own; two cores bear two
  workers: 2,
  fullyParallel: true,
  // What is slow and rarely fails, or what lower levels prove as well, is tried by `make full`.
  grepInvert: FULL ? [] : /@full/,
  forbidOnly: true,
  // A test that fails once has a race: it is a fault like any other.
  retries: 0,
  failOnFlakyTests: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./slowest.ts']],
  projects: [
    { name: 'tests', testMatch: '*.spec.ts' },
    { name: 'screenshots', testMatch: 'screenshots*.ts' },
    { name: 'frames', testMatch: 'frames*.ts' },
  ],
  use: {
    actionTimeout: 20_000,
    launchOptions: { executablePath: chromium(), args: SWITCHES },
  },
});
