import Sqlite from 'better-sqlite3'
import { addSealing } from '../sealing/sealed-values.ts'

declare const readable: unique symbol
declare const writable: unique symbol

/** A handle that promises only to read. */
export type ReadableDb = Pick<Sqlite.Database, 'prepare'> & { readonly [readable]: true }

/** The one handle that may write; it can be passed wherever a readable one is wanted. */
export type WritableDb = Sqlite.Database & { readonly [readable]: true; readonly [writable]: true }

const sealing = (db: Sqlite.Database): WritableDb => {
  addSealing(db)
  return db as WritableDb
}

export const openFile = (path: string): WritableDb => sealing(new Sqlite(path))

/** Looks into an existing file and leaves every byte of it, and of its log, as it is. */
export const openToLook = (path: string): WritableDb =>
  sealing(new Sqlite(path, { readonly: true, fileMustExist: true }))
