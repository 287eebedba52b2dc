import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { type Result, success } from '#core/contract/failure'
import type { SealsStore } from '../features/leads/seals-dependencies.ts'
import { giveSpaceBack } from '../store/give-space-back.ts'
import type { ReadableDb } from '../store/handle.ts'
import type { OpenStore } from '../store/open.ts'
import { readPreference, writePreference } from '../store/preferences.ts'
import { findSealed, hasPlainContact } from '../store/sealing/find-sealed.ts'
import { type SealedUntil, sealFromStart, sealSlice } from '../store/sealing/seal-slice.ts'
import { useFormerSealKey, useSealKey } from '../store/sealing/sealed-values.ts'
import { sizeBytes, writeAnew } from '../store/write-anew.ts'
import { attemptWrite } from '../store/write-failure.ts'
import type { Surroundings } from './surroundings.ts'
import { write } from './write.ts'

const keyName = {
  ...{ name: 'contacts.key', schema: z.string().nullable() },
  fallback: null as string | null,
}
const formerNames = {
  ...{ name: 'contacts.formerKeys', schema: z.array(z.string()) },
  fallback: [] as string[],
}
const anew = { name: 'contacts.writtenAnew', schema: z.boolean(), fallback: false }
const copies = { name: 'contacts.plainInBackups', schema: z.boolean(), fallback: false }

type Store = Pick<OpenStore, 'db' | 'path'>

/** A store that was repaired from an older copy may have the sealed rows alone. */
const nameOfKey = (db: ReadableDb): string | null => readPreference(db, keyName) ?? findSealed(db)

export const sealsStore = (
  store: Store,
  { replaceBackups }: Pick<Surroundings, 'replaceBackups'>,
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
      if (!sealed.ok || signal.aborted) return sealed
      if (!readPreference(db, copies)) return success(null)
      const cleaned = await cleanFile(store, signal)
      if (!cleaned.ok || signal.aborted) return cleaned
      if (!(await replaceBackups()) || signal.aborted) return success(null)
      return write(store, () => writePreference(db, { name: copies.name, value: false }))
    },
  }
}

const sealSlices = async (store: Store, signal: AbortSignal): Promise<Result<null>> => {
  const { db, path } = store
  // Told with the slice, so that it is known after a crash: copies of the store hold what is sealed now.
  const whenSealing = () => writePreference(db, { name: copies.name, value: true })
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

/** So small a file is written anew while nobody notices. */
const smallBytes = 4 * 1024 * 1024

/**
 * What was sealed is in no free place of the file any more. A large file is written anew once: what an earlier version
 * has left is a matter of years, what comes before the key in a later run one of moments.
 */
const cleanFile = async ({ db, path }: Store, signal: AbortSignal): Promise<Result<null>> => {
  if (sizeBytes(db) <= smallBytes || !readPreference(db, anew)) {
    const written = write({ path }, () => {
      writeAnew(db)
      writePreference(db, { name: anew.name, value: true })
    })
    if (!written.ok) return written
  }
  for (;;) {
    const given = attemptWrite(path, () => giveSpaceBack(db))
    if (!given.ok) return given
    if (!given.value) break
    await setImmediate()
    if (signal.aborted) return success(null)
  }
  return write({ path }, () => void db.pragma('wal_checkpoint(TRUNCATE)'))
}
