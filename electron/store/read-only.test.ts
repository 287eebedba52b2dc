import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appendCall, listCalls } from './activity.ts'
import { sampleCall } from './testing/samples.ts'
import { openOrThrow, storeFolder } from './testing/store-folder.ts'
import { attemptWrite } from './write-failure.ts'

// Root may write everywhere: the child gives its rights away before it opens the store.
const nobody = 65_534
const script = `
  import { openStore } from './electron/store/open.ts'
  if (process.getuid() === 0) { process.setgid(${nobody}); process.setuid(${nobody}) }
  const log = { event() {}, defect() {} }
  const store = await openStore({ directory: process.argv[1], clock: { now: () => 1, elapsedMs: () => 0 }, log })
  console.log(store.kind === 'open' ? 'open' : store.state.cause)
  process.exit()`

test('a folder that may not be written closes the store and says so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-read-only-'))
  if (process.getuid?.() === 0) chownSync(folder, nobody, nobody)
  chmodSync(folder, 0o500)
  const child = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '-e', script, join(folder, 'store')],
    { encoding: 'utf8' },
  )
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true })
  expect(child.stdout.trim()).toBe('readOnly')
})

test('a full disk refuses the write with its reason, and what was there stays', async () => {
  const store = await openOrThrow({ directory: storeFolder() })
  appendCall(store.db, sampleCall())
  const pages = store.db.pragma('page_count', { simple: true })
  store.db.pragma(`max_page_count = ${String(pages)}`)
  const large = sampleCall({ endpoint: 'x'.repeat(100_000) })
  expect(attemptWrite(store.path, () => appendCall(store.db, large))).toEqual({
    ok: false,
    failure: { kind: 'store', cause: 'full', path: store.path, again: 'afterFix' },
  })
  const filter = { outcome: 'all', search: '', before: null, limit: 10 } as const
  expect(listCalls(store.db, filter).total).toBe(1)
  store.close()
})
