import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { ByEnvironment } from './scripts/testing/by-environment.ts'

process.env['SEED'] ??= String(randomInt(2 ** 31))
process.stderr.write(`drawn at random with SEED=${process.env['SEED']}\n`)

export default defineConfig({
  test: {
    include: ['{core,electron,renderer,sandbox,scripts,e2e,lint}/**/*.test.{ts,tsx}'],
    globalSetup: 'scripts/testing/programs-of-run.ts',
    setupFiles: [
      'scripts/testing/draw-by-seed.ts',
      'scripts/testing/move-date.ts',
      'scripts/testing/patient-windows.ts',
    ],
    // No file keeps anything in a module that another one could miss: each worker reads the modules once.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    // Some tests wait for another process or for its death: one more than there are processors keeps them all busy.
    maxWorkers: availableParallelism() + 1,
    // Where every other program goes first, a test takes sixty times as long; a hang still ends.
    testTimeout: 300_000,
    // What is awaited comes late on a busy machine; only what never comes waits that long.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
  },
})
