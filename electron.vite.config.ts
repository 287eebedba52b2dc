import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'

const native = ['better-sqlite3', '@napi-rs/keyring']

// The targets are the oldest runtime that development and tests run on; see ARCHITECTURE.md.
const node = {
  target: 'node20.18',
  externalizeDeps: false,
  minify: true,
  reportCompressedSize: false,
} as const

export default defineConfig({
  main: {
    build: {
      ...node,
      outDir: 'out/main',
      rollupOptions: {
        external: native,
        input: { main: 'electron/main.ts', 'demo-crm': 'electron/workers/demo-crm.ts' },
        output: {
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
      rollupOptions: { input: 'renderer/index.html' },
    },
    plugins: [react()],
  },
})
