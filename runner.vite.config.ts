import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { shippedNotices } from './scripts/setup/build/notices/notices.ts'

/** What finds its own files beside itself, and what `ssh2` and `pg` ask for and go without, stays out of the bundle. */
const external = [
  'better-sqlite3',
  '@napi-rs/keyring',
  'wasm-vips',
  'libheif-js/wasm-bundle.js',
  'cpu-features',
  'pg-native',
]

const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))

const notices = shippedNotices({
  root: import.meta.dirname,
  beside: ['better-sqlite3', '@napi-rs/keyring', 'wasm-vips', 'libheif-js'],
  // Of a system for which no Node is pinned, whoever packs it ships one of their own.
  runtimes: [`node_modules/node-${process.platform.replace('32', '')}-${process.arch}`],
  placeOf: (bundle) => bundle,
})

// The runner is built for Node alone, beside the window and with no file of it.
export default defineConfig({
  publicDir: false,
  plugins: [notices.collect(), notices.write()],
  define: { unitdeskVersion: JSON.stringify(version) },
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'out/runner',
    minify: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        runner: 'electron/runner.ts',
        leads: 'electron/workers/leads.ts',
        reports: 'electron/workers/reports.ts',
        pictures: 'electron/workers/pictures.ts',
      },
      output: {
        format: 'es',
        entryFileNames: '[name].mjs',
        chunkFileNames: '[name]-[hash].mjs',
      },
    },
  },
})
