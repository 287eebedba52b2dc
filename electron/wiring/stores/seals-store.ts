import { statfs } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { type Result, success } from '#core/contract/failure'
import type { SealsStore } from '../../features/leads/privacy/seals-dependencies.ts'
import type { ReadableDb } from '../../store/file/handle.ts'
import type { OpenStore } from '../../store/file/open.ts'
import {
  isSmall,
  readRewriting,
  rewriteFile,
  roomToRewrite,
  setRewriting,
} from '../../store/file/rewrite-file.ts'
import { attemptWrite } from '../../store/file/write-failure.ts'
import { findSealed, hasPlainContact } from '../../store/sealing/find-sealed.ts'
import { type SealedUntil, sealFromStart, sealSlice } from '../../store/sealing/seal-slice.ts'
import { useFormerSealKey, useSealKey } from '../../store/sealing/sealed-values.ts'
import { readPreference, writePreference } from '../../store/settings/preferences.ts'
import { write } from './write.ts'

const keyName = {
  name: 'contacts.key',
  schema: z.string().nullable(),
  fallback: null as string | null,
}
const formerNames = {
  name: 'contacts.formerKeys',
  schema: z.array(z.string()),
  fallback: [] as string[],
}
const copies = { name: 'contacts.plainInBackups', schema: z.boolean(), fallback: false }

type Store = Pick<OpenStore, 'db' | 'path'>

interface SealsStoreServices {
  /** A new copy, and none of the older ones; false: they are there yet. */
  readonly replaceBackups: () => Promise<boolean>
  /** Free bytes of the disk that a folder is on. */
  readonly freeBytes?: (folder: string) => Promise<number>
}

const freeBytesIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** A store that was repaired from an older copy may have the sealed rows alone. */
const nameOfKey = (db: ReadableDb): string | null => readPreference(db, keyName) ?? findSealed(db)

export const sealsStore = (
  store: Store,
  { replaceBackups, freeBytes = freeBytesIn }: SealsStoreServices,
): SealsStore => {
  const { db } = store
  return {
    keyName: () => nameOfKey(db),
    keepKeyName: (value) => {
      const before = nameOfKey(db)
      const others = readPreference(db, formerNames)
      const kept = before === null || before === value ? others : [...others, before]
      return write(store, () =>
        db.transaction(() => {
          writePreference(db, { name: formerNames.name, value: kept })
          writePreference(db, { name: keyName.name, value })
        })(),
      )
    },
    formerKeyNames: () => readPreference(db, formerNames),
    hasSealed: () => findSealed(db) !== null,
    hasPlain: () => hasPlainContact(db),
    setKey: (key) => useSealKey(db, key),
    addFormerKey: (key) => useFormerSealKey(db, key),
    sealAll: async (signal) => {
      const sealed = await sealSlices(store, signal)
      if (!sealed.ok || signal.aborted) return 'refused'
      if (!readPreference(db, copies)) return 'done'
      const cleaned = await cleanFile(store, { signal, freeBytes })
      if (cleaned !== 'done' || signal.aborted) return cleaned
      if (!(await replaceBackups()) || signal.aborted) return 'refused'
      const noted = write(store, () => writePreference(db, { name: copies.name, value: false }))
      return noted.ok ? 'done' : 'refused'
    },
  }
}

const sealSlices = async (store: Store, signal: AbortSignal): Promise<Result<null>> => {
  const { db, path } = store
  // Recorded with the slice, so that it survives a crash: backups of the store still hold what is sealed now.
  const whenSealing = () => {
    writePreference(db, { name: copies.name, value: true })
    setRewriting(db, 'no')
  }
  let from: SealedUntil | null = sealFromStart
  while (from !== null) {
    const at: SealedUntil = from
    const slice = attemptWrite(path, () => sealSlice(db, { from: at, whenSealing }))
    if (!slice.ok) return slice
    from = slice.value.next
    await setImmediate()
    if (signal.aborted) return success(null)
  }
  return success(null)
}

interface CleanFileInput {
  readonly signal: AbortSignal
  readonly freeBytes: (folder: string) => Promise<number>
}

/**
 * What was sealed is in no free place of the file any more. A small file is rewritten at once, a large one when the
 * application ends: its copies are replaced at the next start.
 */
const cleanFile = async (
  store: Store,
  { signal, freeBytes }: CleanFileInput,
): Promise<'done' | 'atEnd' | 'refused'> => {
  const { db, path } = store
  if (readRewriting(db) !== 'done') {
    for (const { folder, bytes } of roomToRewrite(db, path)) {
      if ((await freeBytes(folder)) < bytes || signal.aborted) return 'refused'
    }
    const isNow = isSmall(db)
    const written = write(store, () => (isNow ? rewriteFile(db) : setRewriting(db, 'atEnd')))
    if (!written.ok) return 'refused'
    if (!isNow) return 'atEnd'
  }
  const folded = write({ path }, () => void db.pragma('wal_checkpoint(TRUNCATE)'))
  return folded.ok ? 'done' : 'refused'
}
