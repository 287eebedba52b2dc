import type { AsyncEntry } from '@napi-rs/keyring'
import { type FailureOf, type Result, success } from '#core/contract/failure'
import { secondMs } from '#core/time'
import { askInTurn, keychainFailure } from './ask-in-turn.ts'

/** The password store of the operating system. An error is never taken for "no password". */
export interface Keychain {
  readonly write: (user: string, password: string) => Promise<Result<null>>
  readonly read: (user: string) => Promise<Result<string | null>>
  readonly remove: (user: string) => Promise<Result<null>>
}

const service = 'Unitdesk'
const patienceMs = 15 * secondMs
// Unpinned it falls back in silence to the kernel's keyring, which a restart of the machine empties.
const options = { linux: { store: 'secret-service' } } as const

// The library has no codes. "blocked" is a word of D-Bus for a daemon that does not answer.
const causeOf = (error: unknown): FailureOf<'keychain'>['cause'] => {
  const text = error instanceof Error ? error.message : ''
  if (/\blocked\b|unlock prompt|dismissed/i.test(text)) return 'locked'
  return /not receive a reply|timed out|timeout/i.test(text) ? 'timedOut' : 'unavailable'
}

/** The native module is loaded with the first use: a start should not wait for it. */
export const openKeychain = (): Keychain => {
  const inTurn = askInTurn(patienceMs)
  // Each entry keeps a connection to the message bus until it is collected as garbage, and a bus has room for a few
  // hundred: one that was made for every question would shut the person's other programs out.
  const entries = new Map<string, AsyncEntry>()
  const entryOf = async (user: string): Promise<AsyncEntry> => {
    const known = entries.get(user)
    if (known !== undefined) return known
    const { AsyncEntry: Entry } = await import('@napi-rs/keyring')
    const entry = new Entry(service, user, options)
    entries.set(user, entry)
    return entry
  }
  type Work<T> = (entry: AsyncEntry) => Promise<T>
  const askOnce = async <T>(user: string, work: Work<T>): Promise<Result<T>> => {
    try {
      return success(await work(await entryOf(user)))
    } catch (error) {
      entries.delete(user)
      return keychainFailure(causeOf(error))
    }
  }
  const ask = <T>(user: string, work: Work<T>): Promise<Result<T>> =>
    inTurn(async () => {
      const isKnown = entries.has(user)
      const answer = await askOnce(user, work)
      // A connection does not outlive the daemon that it was made to.
      return isKnown && isUnavailable(answer) ? askOnce(user, work) : answer
    })
  const done = (result: Result<unknown>): Result<null> => (result.ok ? success(null) : result)
  return {
    write: async (user, password) => done(await ask(user, (entry) => entry.setPassword(password))),
    read: (user) => ask(user, (entry) => entry.getPassword()),
    remove: async (user) => {
      const removed = done(await ask(user, (entry) => entry.deletePassword()))
      entries.delete(user)
      return removed
    },
  }
}

const isUnavailable = (answer: Result<unknown>): boolean =>
  !answer.ok && answer.failure.kind === 'keychain' && answer.failure.cause === 'unavailable'
