import { join } from 'node:path'
import { build } from 'vite'
import { builtOnce } from '../../testing/built-once.ts'

const project = join(import.meta.dirname, '../../..')

/** The runner as it is shipped; it finds its packages in those of the project. */
export const builtRunner = async (): Promise<string> => {
  const folder = await builtOnce('runner', (outDir) =>
    build({
      configFile: join(project, 'runner.vite.config.ts'),
      logLevel: 'silent',
      build: { outDir, emptyOutDir: false, minify: false },
    }),
  )
  return join(folder, 'runner.mjs')
}
