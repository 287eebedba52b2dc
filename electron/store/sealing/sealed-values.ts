import type Sqlite from 'better-sqlite3'
import { defect } from '#core/defect'
import { isSealed, keyNameOf, type SealKey, sealText, unsealText } from './seal-text.ts'

interface SealingState {
  key: SealKey | null
  /** Keys by their names: the one that seals, and those that have sealed before. */
  readonly keys: Map<string, SealKey>
  onPlain: () => void
}

const sealings = new WeakMap<object, SealingState>()

/**
 * Gives a connection two functions for its statements. `seal(value, column, row)` leaves the value as it is while no
 * key is there: what was typed must not wait for a keychain. `unseal(value, column, row)` leaves what it cannot read
 * sealed, so that nothing sealed is ever written over with nothing.
 */
export const addSealing = (db: Sqlite.Database): void => {
  const sealing: SealingState = { key: null, keys: new Map(), onPlain: () => undefined }
  sealings.set(db, sealing)
  const options = { directOnly: true } as const
  db.function('seal', options, (value: unknown, column: unknown, row: unknown) => {
    if (typeof value !== 'string' || isSealed(value)) return value
    const { key } = sealing
    if (key !== null) return sealText(value, { key, place: placeOf(column, row) })
    sealing.onPlain()
    return value
  })
  db.function('unseal', options, (value: unknown, column: unknown, row: unknown) => {
    const key = typeof value === 'string' ? sealing.keys.get(keyNameOf(value) ?? '') : undefined
    if (typeof value !== 'string' || key === undefined) return value
    return unsealText(value, { key, place: placeOf(column, row) }) ?? value
  })
}

const placeOf = (column: unknown, row: unknown): string => `${String(column)} ${String(row)}`

const sealingOf = (db: object): SealingState => {
  const sealing = sealings.get(db)
  if (sealing === undefined) throw defect('This connection seals nothing')
  return sealing
}

/** Seals with this key from now on; with null nothing is sealed or read any more. */
export const useSealKey = (db: Sqlite.Database, key: SealKey | null): void => {
  const sealing = sealingOf(db)
  sealing.key = key
  if (key === null) sealing.keys.clear()
  else sealing.keys.set(key.name, key)
}

/** Adds a replaced key, which only opens. */
export const useFormerSealKey = (db: Sqlite.Database, key: SealKey): void => {
  sealingOf(db).keys.set(key.name, key)
}

export const hasSealKey = (db: Pick<Sqlite.Database, 'prepare'>): boolean =>
  sealingOf(db).key !== null

/** Calls the listener within the statement that has written a contact without a key. */
export const onPlainContact = (db: Sqlite.Database, listener: () => void): void => {
  sealingOf(db).onPlain = listener
}
