import { fillState } from '../seed/fill-state.ts'
import type { Seed } from '../seed/seed.ts'
import { listAccounts, writeAccount } from '../state/accounts.ts'
import type { Db } from '../state/db.ts'
import { openState } from '../state/open-state.ts'
import { openCopy } from '../state/testing/open-copy.ts'

const filled = new Map<string, Buffer>()

const fill = (seed: Seed): Buffer => {
  const db = openState(null, (empty) => fillState(empty, seed))
  try {
    return db.serialize()
  } finally {
    db.close()
  }
}

/** A test's own copy of a seeded state: filling takes longer than most tests, so it is done once. */
export const seededState = (seed: Seed): Db => {
  const { name, number, now, newPassword } = seed
  const key = `${name} ${number} ${now}`
  const bytes = filled.get(key) ?? fill(seed)
  filled.set(key, bytes)
  const db = openCopy(bytes)
  for (const account of listAccounts(db)) {
    writeAccount(db, { ...account, password: newPassword(account.login) })
  }
  return db
}
