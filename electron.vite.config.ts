import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import { normalizePath, type Plugin } from 'vite'
import { iconFiles } from './electron/window/icon-files.ts'
import { shippedNotices } from './scripts/setup/build/notices/notices.ts'

const native = ['better-sqlite3', '@napi-rs/keyring', 'wasm-vips', 'libheif-js/wasm-bundle.js']

// `ssh2` and `pg` ask for them and go without: nothing native of them is ever built.
const neverBuilt = ['cpu-features', 'pg-native']

// The targets are the oldest runtime that development and tests run on; see ARCHITECTURE.md.
const node = {
  target: 'node20.18',
  externalizeDeps: false,
  minify: true,
  reportCompressedSize: false,
} as const

// V8 keeps a file in which there is one letter of another alphabet with two bytes for each of its letters.
const compact = { charset: 'ascii' } as const

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/** A module with all that it imports, but nothing that is loaded later. */
const withImports = (id: string, graph: ModuleGraph, known = new Set<string>()): Set<string> => {
  if (known.has(id)) return known
  known.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
    withImports(imported, graph, known)
  }
  return known
}

/** A file of the bundle that holds what a module needs before it can run. */
const neededBy = (module: string) => {
  const id = normalizePath(join(import.meta.dirname, module))
  let modules: ReadonlySet<string> = new Set()
  return (asked: string, graph: ModuleGraph): boolean => {
    if (modules.size === 0) modules = withImports(id, graph)
    return modules.has(asked)
  }
}

// A start asks for few files: each is a round trip through the main process. What several of them need is in the first.
// What asks main for the first screen is small and comes first; the table's library, the largest part, is alone.
const startupFiles = [
  { name: 'ask', holds: neededBy('renderer/src/main.ts') },
  { name: 'words-en', holds: neededBy('renderer/src/i18n/en/catalogue.ts') },
  { name: 'words-cs', holds: neededBy('renderer/src/i18n/czech-with-grid.ts') },
  { name: 'table', holds: (id: string) => id.includes('/node_modules/ag-grid-community/') },
  { name: 'start', holds: neededBy('renderer/src/app/start-page.tsx') },
]

const startupGroups = startupFiles.map(({ name, holds }, index) => ({
  name: (id: string, graph: ModuleGraph) => (holds(id, graph) ? name : null),
  debugName: name,
  priority: startupFiles.length - index,
}))

const developmentHost = '127.0.0.1'
const developmentPort = 5173

// These are asked for together with the first script, which would ask for them only when it has run.
const preloaded = /^assets\/(start|table|rolldown-runtime)-/

const preloadStartupFiles: Plugin = {
  name: 'preload-startup-files',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => preloaded.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: file.endsWith('.css') ? 'stylesheet' : 'modulepreload',
            crossorigin: true,
            href: `./${file}`,
          },
          injectTo: 'head' as const,
        })),
  },
}

/** Ends the build where a module of a start imports, however far away, what the start would wait for in vain. */
const startWithout = (unwanted: string, module: string): Plugin => ({
  name: 'start-without',
  apply: 'build',
  buildEnd(error) {
    // A build that has failed already says why.
    if (error !== undefined) return
    const imported = withImports(normalizePath(join(import.meta.dirname, module)), this)
    const found = [...imported].find((id) => id.includes(`/node_modules/${unwanted}`))
    if (found !== undefined) this.error(`A start would wait for ${found}, which ${module} imports`)
  },
})

// The demo's CRM reads its plans and pictures beside its bundle, as it does beside its sources.
const sandboxAssets: Plugin = {
  name: 'sandbox-assets',
  generateBundle() {
    for (const file of readdirSync('sandbox/assets', { recursive: true, encoding: 'utf8' })) {
      if (!/\.(png|pdf)$/.test(file)) continue
      this.emitFile({
        type: 'asset',
        fileName: `assets/${file.replaceAll('\\', '/')}`,
        source: readFileSync(join('sandbox/assets', file)),
      })
    }
  },
}

// What the window and the tray show is read beside main's bundle.
const windowIcons: Plugin = {
  name: 'window-icons',
  generateBundle() {
    for (const file of iconFiles) {
      this.emitFile({
        type: 'asset',
        fileName: `icons/${file}`,
        source: readFileSync(join('resources/icons', file)),
      })
    }
  },
}

const notices = shippedNotices({
  root: import.meta.dirname,
  beside: ['better-sqlite3', '@napi-rs/keyring', 'wasm-vips', 'libheif-js'],
  runtimes: ['node_modules/electron'],
  placeOf: dirname,
})

export default defineConfig({
  main: {
    plugins: [startWithout('', 'electron/main.ts'), sandboxAssets, windowIcons, notices.collect()],
    build: {
      ...node,
      outDir: 'out/main',
      rollupOptions: {
        external: [...native, ...neverBuilt],
        input: {
          main: 'electron/main.ts',
          'demo-crm': 'electron/workers/demo-crm.ts',
          leads: 'electron/workers/leads.ts',
          reports: 'electron/workers/reports.ts',
          pictures: 'electron/workers/pictures.ts',
        },
        output: {
          ...compact,
          format: 'cjs',
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name]-[hash].cjs',
        },
      },
    },
  },
  preload: {
    plugins: [notices.collect()],
    build: {
      ...node,
      outDir: 'out/preload',
      rollupOptions: {
        input: { preload: 'electron/preload.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'renderer',
    build: {
      target: 'chrome130',
      minify: true,
      outDir: 'out/renderer',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: join(import.meta.dirname, 'renderer/index.html'),
        output: { ...compact, codeSplitting: { groups: startupGroups } },
      },
    },
    plugins: [
      startWithout('zod/', 'renderer/src/app/start-page.tsx'),
      react(),
      preloadStartupFiles,
      notices.collect(),
      notices.write(),
    ],
    // The page of `npm run dev` has the application's own address and asks main, which asks this server.
    server: {
      host: developmentHost,
      port: developmentPort,
      strictPort: true,
      hmr: {
        protocol: 'ws',
        host: developmentHost,
        clientPort: developmentPort,
      },
    },
    // What draws PDF comes with the first one.
    worker: {
      format: 'es',
      plugins: () => [notices.collect()],
    },
  },
})
