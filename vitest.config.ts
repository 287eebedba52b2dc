import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{core,electron,renderer,sandbox,scripts,lint}/**/*.test.{ts,tsx}'],
    // No file keeps anything in a module that another one could miss: each worker reads the modules once.
    isolate: false,
    // One for every processor; left alone it keeps one of them free.
    maxWorkers: '100%',
    // Property tests and databases on a slow disk: generous, a hang still ends.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
