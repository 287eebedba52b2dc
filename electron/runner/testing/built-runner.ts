import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll } from 'vitest'

const project = join(import.meta.dirname, '../../..')

/** The runner as it is shipped, built once for the tests of a file; it finds its packages in those of the project. */
export const builtRunner = async (): Promise<string> => {
  const cache = join(project, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, 'runner-'))
  afterAll(() => rmSync(outDir, { recursive: true, force: true }))
  await build({
    configFile: join(project, 'runner.vite.config.ts'),
    logLevel: 'silent',
    build: { outDir, emptyOutDir: false, minify: false },
  })
  return join(outDir, 'runner.mjs')
}
