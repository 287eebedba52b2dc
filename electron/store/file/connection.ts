import { defect } from '#core/defect'
import { openFile, type WritableDb } from './handle.ts'
import { makePrivate } from './layout.ts'

const settings: readonly [name: string, value: string, readBack: string | number][] = [
  ['journal_mode', 'WAL', 'wal'],
  ['synchronous', 'FULL', 2],
  ['foreign_keys', 'ON', 1],
  ['busy_timeout', '5000', 5000],
  ['trusted_schema', 'OFF', 0],
  ['cell_size_check', 'ON', 1],
  ['checkpoint_fullfsync', 'ON', 1],
  // Four times the usual: a checkpoint syncs twice, which holds main up. The index of such a log is still one page.
  ['wal_autocheckpoint', '4000', 4000],
]

/** Opens the database with the settings that durability rests on, each read back. */
export const connect = (path: string): WritableDb => {
  makePrivate(path)
  const db = openFile(path)
  try {
    // The setting takes effect only in a store without a page; an older one is rewritten when that is worth it.
    const isNew = db.pragma('page_count', { simple: true }) === 0
    if (isNew) db.pragma('auto_vacuum = INCREMENTAL')
    for (const [name, value, readBack] of settings) {
      db.pragma(`${name} = ${value}`)
      const actual = db.pragma(name, { simple: true })
      if (actual !== readBack) throw defect(`SQLite keeps ${name} at ${String(actual)}`)
    }
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** SQLite's own inspection; true when it found nothing wrong. */
export const isSound = (db: WritableDb, depth: 'quick' | 'full'): boolean =>
  db.pragma(depth === 'quick' ? 'quick_check(1)' : 'integrity_check(1)', { simple: true }) === 'ok'
