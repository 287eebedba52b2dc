import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { overwrite, pageBytes } from '../testing/damage.ts'
import { openOrThrow } from '../testing/store-folder.ts'
import { storeWithBackup } from '../testing/store-with-backup.ts'
import { listKeptFolders, removeKeptFolders } from './kept-folders.ts'

test('what was kept of damaged stores is listed, and goes alone', async () => {
  const { directory, path } = await storeWithBackup()
  expect(listKeptFolders(directory)).toEqual([])
  for (const _ of [1, 2]) {
    overwrite(path, pageBytes, Buffer.alloc(64, 0xff))
    const store = await openOrThrow({ directory })
    store.close()
  }
  mkdirSync(join(directory, 'damaged-by-somebody'))
  writeFileSync(join(directory, 'set-aside-2026-01-02T03-04-05.006Z'), 'a file')
  const kept = listKeptFolders(directory)
  const store = await openOrThrow({ directory })
  const state = store.state()
  expect(state.kind === 'restored' && kept.map(({ at }) => at)).toEqual([
    ...(state.kind === 'restored' ? [state.at, state.at] : []),
  ])
  expect(kept.map(({ bytes }) => bytes > pageBytes)).toEqual([true, true])
  removeKeptFolders(directory, [kept[0]?.name ?? '', 'damaged-by-somebody'])
  expect(listKeptFolders(directory)).toEqual(kept.slice(1))
  removeKeptFolders(
    directory,
    kept.map(({ name }) => name),
  )
  expect(listKeptFolders(directory)).toEqual([])
  store.close()
  const again = await openOrThrow({ directory })
  again.close()
})
