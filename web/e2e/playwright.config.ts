import { defineConfig } from '@playwright/test';
import { chromium, FULL, SWITCHES } from './program';

export default defineConfig({
  outputDir: '../test-results',
  // each worker plays with its own server; two cores can run two
  workers: 2,
  fullyParallel: true,
  // `make full` runs slow tests that rarely fail, or that lower levels prove as well.
  grepInvert: FULL ? [] : /@full/,
  forbidOnly: true,
  // A test that fails once has a race: that is a bug like any other.
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
