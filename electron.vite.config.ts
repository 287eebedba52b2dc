import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import type { Plugin } from 'vite'

const native = ['better-sqlite3', '@napi-rs/keyring']

// The targets are the oldest runtime that development and tests run on; see ARCHITECTURE.md.
const node = {
  target: 'node20.18',
  externalizeDeps: false,
  minify: true,
  reportCompressedSize: false,
} as const

// V8 keeps a file in which there is one letter of another alphabet with two bytes for each of its letters.
const compact = { charset: 'ascii' } as const

const within = (...parts: readonly string[]) =>
  new RegExp(parts.join('|').replaceAll('/', '[\\\\/]'))

// What draws charts comes with the first of them.
const charts = [
  '@mantine/charts|recharts|@reduxjs|@standard-schema|redux|react-redux|reselect|immer|es-toolkit',
  'decimal\\.js-light|eventemitter3|tiny-invariant|victory-vendor|d3-|internmap',
].join('|')

// Of ui/, what comes with the screens that show it.
const laterPieces =
  'sheet/editing|answer-tree|date-field|drop-zone|tables/(long-table|paged-table|printed-sheet|save-table-menu)'

// A start asks for few files: each is a round trip through the main process. What asks main for the first
// screen is small and comes first; the table's library, the largest part, is alone.
const startupFiles = {
  groups: [
    {
      name: 'ask',
      priority: 3,
      test: within(
        '/renderer/src/main',
        '/renderer/src/(bridge/(call|on|query|value-or-throw)|i18n/words)',
        '/renderer/src/app/(ask-ahead|follow-main|loaded-screens|query-client|read-first-screen|screen-loaders|start)\\.ts',
        '/core/(format/format-locale|prices/pricelist/(chosen-project|unit-chunk))',
        '@tanstack/query-core',
      ),
    },
    { name: 'words-en', priority: 3, test: within('/renderer/src/i18n/en/') },
    { name: 'words-cs', priority: 3, test: within('/renderer/src/i18n/cs/') },
    { name: 'table', priority: 2, test: within('ag-grid-community') },
    {
      name: 'start',
      priority: 1,
      test: within(
        `/renderer/src/(app/(?!palette|screens/(?!prices))|bridge|ui/(?!${laterPieces})|i18n)`,
        // What lies in folders of its own comes when the table is painted: it is not needed to look at prices.
        '/renderer/src/features/(prices/([\\w.-]+$|grid/|summary/|pricelist/|filters/(filter-row|price-filters))|store)',
        '/core/(api/unit-|fold|format|jobs|money|time)',
        '/core/prices/(pricelist|rules)/(listing-due|pair-of-unit|price-per-area|recognise-rate|refresh-due|scale-minor|summarise-prices|vat)\\.ts',
        `node_modules/(?!zod|@mantine/spotlight|react-dropzone|file-selector|attr-accept|${charts})`,
      ),
    },
  ],
}

const developmentHost = '127.0.0.1'
const developmentPort = 5173

// Asked for together with the first script, which would ask for them only when it has run.
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

export default defineConfig({
  main: {
    plugins: [sandboxAssets],
    build: {
      ...node,
      outDir: 'out/main',
      rollupOptions: {
        external: native,
        input: {
          main: 'electron/main.ts',
          'demo-crm': 'electron/workers/demo-crm.ts',
          tables: 'electron/workers/tables.ts',
          statements: 'electron/workers/statements.ts',
          leads: 'electron/workers/leads.ts',
          files: 'electron/workers/files.ts',
          reports: 'electron/workers/reports.ts',
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
        output: { ...compact, codeSplitting: startupFiles },
      },
    },
    plugins: [react(), preloadStartupFiles],
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
    worker: { format: 'es' },
  },
})
