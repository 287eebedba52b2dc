import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { ReadableDb, WritableDb } from './handle.ts'
import { readPreference, writePreference } from './preferences.ts'
import { attemptWrite } from './write-failure.ts'

/** So small a file is written anew while nobody notices. */
const smallBytes = 4 * 1024 * 1024

/** Beside the file that is written anew there are a whole new one and its log. */
const roomTimes = 2

const wanted = {
  ...{ name: 'store.writtenAnew', schema: z.enum(['no', 'atEnd', 'done']) },
  fallback: 'no' as const,
}
type Writing = z.infer<typeof wanted.schema>

/** Whether the file is to be written anew when the application ends, or was since somebody last wanted it. */
export const readWritingAnew = (db: ReadableDb): Writing => readPreference<Writing>(db, wanted)

export const setWritingAnew = (db: WritableDb, value: Writing): void => {
  if (readWritingAnew(db) !== value) writePreference(db, { name: wanted.name, value })
}

export const isSmall = (db: WritableDb): boolean => sizeBytes(db) <= smallBytes

export const bytesToWriteAnew = (db: WritableDb): number => roomTimes * sizeBytes(db)

/**
 * Every page new: where a row has moved, SQLite leaves a copy of it in the free part of its old page, also with
 * `secure_delete`. 200 MB took 1.8 s, 4 MB 45 ms.
 */
export const writeAnew = (db: WritableDb): void => {
  db.pragma('auto_vacuum = INCREMENTAL')
  db.exec('VACUUM')
  setWritingAnew(db, 'done')
}

/** When the application ends nobody waits for it: of a large file it takes seconds. What is refused is done another time. */
export const writeAnewAtEnd = (db: WritableDb, path: string): void => {
  attemptWrite(path, () => {
    if (readWritingAnew(db) !== 'atEnd') return
    const { bavail, bsize } = statfsSync(dirname(path))
    if (bavail * bsize >= bytesToWriteAnew(db)) writeAnew(db)
  })
}

const sizeBytes = (db: WritableDb): number =>
  Number(db.pragma('page_count', { simple: true })) *
  Number(db.pragma('page_size', { simple: true }))
