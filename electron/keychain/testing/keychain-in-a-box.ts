import { failed, type Result, success } from '#core/contract/failure'
import type { Keychain } from '../keychain.ts'

export const locked: Result<never> = failed({
  kind: 'keychain',
  cause: 'locked',
  again: 'afterFix',
})

/** What a desktop's keychain holds, for tests of what stands on it: locked, it answers nothing. */
export const keychainInABox = () => {
  const entries = new Map<string, string>()
  const state = { isLocked: false }
  const open = async <T>(work: () => T): Promise<Result<T>> =>
    state.isLocked ? locked : success(work())
  const keychain: Keychain = {
    write: (user, password) =>
      open(() => {
        entries.set(user, password)
        return null
      }),
    read: (user) => open(() => entries.get(user) ?? null),
    remove: (user) =>
      open(() => {
        entries.delete(user)
        return null
      }),
  }
  return { keychain, entries, state }
}
