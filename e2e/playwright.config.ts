import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: ['stories/**/*.spec.ts', 'rules/**/*.spec.ts'],
  outputDir: '../test-results/e2e',
  globalSetup: './harness/global-setup.ts',
  // One window at a time: two would fight for the focus of one display.
  workers: 1,
  retries: 0,
  // The longest story starts the application three times; a start takes about two seconds.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
})
