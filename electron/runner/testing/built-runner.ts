import { join } from 'node:path'
import { build } from 'vite'
import { builtOnce } from '../../testing/built-once.ts'

const project = join(import.meta.dirname, '../../..')

/** The runner as it is shipped, and beside it the one whose clock is moved; they find their packages in those of the project. */
const builtRunners = (): Promise<string> =>
  builtOnce('runner', (outDir) =>
    build({
      configFile: join(project, 'runner.vite.config.ts'),
      logLevel: 'silent',
      build: {
        outDir,
        emptyOutDir: false,
        minify: false,
        rolldownOptions: { input: { moved: 'electron/runner/testing/moved-runner.ts' } },
      },
    }),
  )

export const builtRunner = async (): Promise<string> => join(await builtRunners(), 'runner.mjs')

/** The runner on a computer whose clock is ahead by `MOVED_BY_MS` of its environment. */
export const movedRunner = async (): Promise<string> => join(await builtRunners(), 'moved.mjs')
