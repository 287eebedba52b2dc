import { failed, type Result } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import type { AccountsDependencies } from './dependencies.ts'

type Dependencies = Pick<AccountsDependencies, 'authority' | 'grantedPath' | 'files' | 'announce'>

/** The authority whose certificates are accepted besides the system's. */
export const readAuthority = ({
  authority,
}: Pick<Dependencies, 'authority'>): OutputOf<'accounts.readAuthority'> =>
  authority.read().map(({ subject, validUntil }) => ({ subject, validUntil }))

/** Takes an authority from a PEM file, in place of an earlier one. */
export const chooseAuthority = async (
  { authority, grantedPath, files, announce }: Dependencies,
  { file }: ParsedInputOf<'accounts.chooseAuthority'>,
): Promise<Result<null>> => {
  const path = grantedPath(file)
  if (!path.ok) return path
  const text = await files.read(path.value)
  if (!text.ok) return text
  const parsed = authority.parse(text.value)
  if (parsed === null) {
    return failed({ kind: 'invalidInput', path: 'file', rule: 'authority', again: 'afterFix' })
  }
  const written = authority.write(parsed)
  if (written.ok) announce(['settings'])
  return written
}

export const removeAuthority = ({
  authority,
  announce,
}: Pick<Dependencies, 'authority' | 'announce'>): Result<null> => {
  const removed = authority.remove()
  if (removed.ok) announce(['settings'])
  return removed
}
