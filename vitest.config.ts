import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{core,electron,renderer,sandbox,scripts,lint}/**/*.test.{ts,tsx}'],
    // Property tests and databases on a slow disk: generous, a hang still ends.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
