import { type Db, inOneTransaction, openDb } from './db.ts'
import { exportsSchema } from './exports/schema.ts'
import { schema } from './schema.ts'

const schemaVersion = 2

/** Opens the CRM's database, in memory or in a file that keeps it between starts; a new one is filled once. */
export const openState = (file: string | null, fill: (db: Db) => void): Db => {
  const db = openDb(file)
  try {
    db.pragma('foreign_keys = ON')
    if (file !== null) db.pragma('journal_mode = WAL')
    const version = db.pragma('user_version', { simple: true })
    if (version === 0) {
      inOneTransaction(db, () => {
        db.exec(schema)
        db.exec(exportsSchema)
        fill(db)
        db.pragma(`user_version = ${schemaVersion}`)
      })
    } else if (version !== schemaVersion) {
      throw new Error(`${file ?? 'the state'} was written by another version of the sandbox`)
    }
    return db
  } catch (error) {
    db.close()
    throw error
  }
}
