import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { type StoreOwner, storeOwnerSchema } from '#core/contract/store'
import { parseJson } from '#core/parse-json'
import { errorCode } from './error-code.ts'
import type { StoreLayout } from './layout.ts'

type Note = Pick<StoreLayout, 'owner'>

/** Only the one who has the lock writes the note. A disk that takes none keeps nobody from working. */
export const writeOwner = (
  { owner: path }: Note,
  owner: Pick<StoreOwner, 'program' | 'since'>,
): void => {
  const note: StoreOwner = { ...owner, pid: process.pid, computer: hostname() }
  try {
    writeFileSync(`${path}.new`, JSON.stringify(note), { mode: 0o600 })
    renameSync(`${path}.new`, path)
  } catch (error) {
    if (errorCode(error) === null) throw error
    // No name is better than that of a program that was killed.
    forgetOwner({ owner: path })
  }
}

/** Whoever was refused the lock reads who has it; null where nobody has said so. */
export const readOwner = ({ owner: path }: Note): StoreOwner | null => {
  try {
    return storeOwnerSchema.safeParse(parseJson(readFileSync(path, 'utf8'))).data ?? null
  } catch (error) {
    if (errorCode(error) === null) throw error
    return null
  }
}

export const forgetOwner = ({ owner: path }: Note): void => {
  try {
    rmSync(path, { force: true })
  } catch (error) {
    if (errorCode(error) === null) throw error
  }
}
