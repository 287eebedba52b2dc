import type { AsyncEntry } from '@napi-rs/keyring'
import { type FailureOf, failed, type Result, success } from '#core/contract/failure'

/** Where the operating system keeps passwords. An error is never taken for "no password". */
export interface Keychain {
  readonly write: (user: string, password: string) => Promise<Result<null>>
  readonly read: (user: string) => Promise<Result<string | null>>
  readonly remove: (user: string) => Promise<Result<null>>
}

type Cause = FailureOf<'keychain'>['cause']

const service = 'Unitdesk'
const timeoutMs = 15_000
// Unpinned it falls back in silence to the kernel's keyring, which a restart of the machine empties.
const options = { linux: { store: 'secret-service' } } as const

const keychainFailure = (cause: Cause): Result<never> =>
  failed({ kind: 'keychain', cause, again: 'afterFix' })

const timedOut = Symbol('timed out')

// A locked keychain may open a prompt and wait for it; its own abort signal was measured not to end the wait.
const withTimeout = async <T>(work: Promise<T>): Promise<T | typeof timedOut> => {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<typeof timedOut>((resolve) => {
    timer = setTimeout(() => resolve(timedOut), timeoutMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

const causeOf = (error: unknown): Cause => {
  const text = error instanceof Error ? error.message : ''
  return /lock|dismissed|prompt/i.test(text) ? 'locked' : 'unavailable'
}

/** The native module is loaded with the first use: a start should not wait for it. */
export const openKeychain = (): Keychain => {
  let previous: Promise<unknown> = Promise.resolve()

  // One request at a time: two prompts at once would cover each other.
  const ask = <T>(user: string, work: (entry: AsyncEntry) => Promise<T>): Promise<Result<T>> => {
    const turn = previous.then(async (): Promise<Result<T>> => {
      try {
        const { AsyncEntry: Entry } = await import('@napi-rs/keyring')
        const answer = await withTimeout(work(new Entry(service, user, options)))
        return answer === timedOut ? keychainFailure('timedOut') : success(answer)
      } catch (error) {
        return keychainFailure(causeOf(error))
      }
    })
    previous = turn
    return turn
  }

  const done = (result: Result<unknown>): Result<null> => (result.ok ? success(null) : result)
  return {
    write: async (user, password) => done(await ask(user, (entry) => entry.setPassword(password))),
    read: (user) => ask(user, (entry) => entry.getPassword()),
    remove: async (user) => done(await ask(user, (entry) => entry.deletePassword())),
  }
}
