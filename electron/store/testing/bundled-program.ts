import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { onTestFinished } from 'vitest'

interface BundledProgram {
  readonly path: string
  /** The environment with a place for what has been compiled, so that only the first start compiles. */
  readonly env: NodeJS.ProcessEnv
}

const native = 'better-sqlite3'

/** A program in one file, as the application is shipped: one that is started and killed often starts fast. */
export const bundledProgram = async (entry: string): Promise<BundledProgram> => {
  const outDir = mkdtempSync(join(tmpdir(), 'unitdesk-program-'))
  onTestFinished(() => rmSync(outDir, { recursive: true, force: true }))
  const file = `${basename(entry, '.ts')}.mjs`
  const nativeUrl = pathToFileURL(createRequire(import.meta.url).resolve(native)).href
  await build({
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    ssr: { noExternal: true, external: [native] },
    build: {
      ssr: entry,
      outDir,
      minify: false,
      rolldownOptions: { output: { entryFileNames: file, paths: { [native]: nativeUrl } } },
    },
  })
  return {
    path: join(outDir, file),
    env: { ...process.env, NODE_COMPILE_CACHE: join(outDir, 'compiled') },
  }
}
