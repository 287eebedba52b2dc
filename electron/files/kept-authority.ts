import { readFileSync, rmSync } from 'node:fs'
import { failed, success } from '#core/contract/failure'
import { type Authority, parseAuthorities } from '../crm/transport/parse-authorities.ts'
import type { KeptAuthority } from '../features/accounts/dependencies.ts'
import { errorCode } from '../store/file/error-code.ts'
import { storeCause } from '../store/file/write-failure.ts'
import { replaceSmallFile } from './replace-small-file.ts'

/** The authority that a person trusts besides those of the system: a copy, the original may go. */
export const keptAuthority = (path: string, onChanged: () => void): KeptAuthority => {
  const attempt = (change: () => void) => {
    try {
      change()
    } catch (error) {
      if (errorCode(error) === null) throw error
      return failed({ kind: 'store', cause: storeCause(error), path, again: 'afterFix' })
    }
    onChanged()
    return success(null)
  }
  return {
    read: () => readAuthorities(path),
    parse: parseAuthorities,
    write: (authorities) =>
      attempt(() => replaceSmallFile(path, `${authorities.map(({ pem }) => pem).join('\n')}\n`)),
    remove: () => attempt(() => rmSync(path, { force: true })),
  }
}

/** A file that is not there, or was damaged since, adds no trust. */
export const readAuthorities = (path: string): readonly Authority[] => {
  try {
    return parseAuthorities(readFileSync(path, 'utf8')) ?? []
  } catch (error) {
    if (errorCode(error) === null) throw error
    return []
  }
}
