import { defineConfig } from '@playwright/test'
import { storiesAtOnce } from './harness/displays.ts'

const waits = /@waits/

export default defineConfig({
  testDir: '.',
  testMatch: ['stories/**/*.spec.ts', 'rules/**/*.spec.ts'],
  outputDir: '../test-results/e2e',
  globalSetup: './harness/global-setup.ts',
  // No two stories on one display: their windows would fight for the focus.
  workers: storiesAtOnce,
  projects: [
    // They would leave the processors idle together: one of them goes on beside the others from the beginning.
    { name: 'waits', grep: waits, workers: 1 },
    { name: 'acts', grepInvert: waits, workers: Math.max(1, storiesAtOnce - 1) },
  ],
  fullyParallel: true,
  retries: 0,
  // The longest story starts the application three times, which takes ten times as long on a busy machine;
  // only what fails waits that long.
  timeout: 240_000,
  // The application gives an answer up after a minute of silence, and asks again: that is seen, too.
  expect: { timeout: 120_000 },
  forbidOnly: true,
  reporter: [['list']],
})
