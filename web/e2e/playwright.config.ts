import { defineConfig } from '@playwright/test';
import { chromium, SWITCHES } from './program';

export default defineConfig({
  outputDir: '../test-results',
  // each worker plays with a server of its own; two cores bear two
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // what fails once and then passes is listed as flaky: a race, to be mended like any other fault
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
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
