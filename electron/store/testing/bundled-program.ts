import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { builtOnce } from '../../testing/built-once.ts'

interface BundledProgram {
  readonly path: string
  /** The environment with a place for what has been compiled, so that only the first start compiles. */
  readonly env: NodeJS.ProcessEnv
}

/** What finds its own files beside itself stays out of the bundle. */
const besideItself = [
  '@napi-rs/keyring',
  'better-sqlite3',
  'libheif-js/wasm-bundle.js',
  'ssh2',
  'wasm-vips',
]

/** A program in one file, as the application is shipped: one that is started and killed often starts fast. */
export const bundledProgram = async (entry: string): Promise<BundledProgram> => {
  const name = basename(entry, '.ts')
  const file = `${name}.mjs`
  const { resolve } = createRequire(import.meta.url)
  const paths = Object.fromEntries(
    besideItself.map((module) => [module, pathToFileURL(resolve(module)).href]),
  )
  const folder = await builtOnce(name, (outDir) =>
    build({
      configFile: false,
      envDir: false,
      logLevel: 'silent',
      ssr: { noExternal: true, external: besideItself },
      build: {
        ssr: entry,
        outDir,
        minify: false,
        rolldownOptions: { output: { entryFileNames: file, paths } },
      },
    }),
  )
  return {
    path: join(folder, file),
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
  }
}
