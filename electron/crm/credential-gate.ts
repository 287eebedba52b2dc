import type { AccountId } from '#core/ids'
import type { Hold } from '../store/holds.ts'

export interface Admission {
  /** False once the account's password was changed. */
  readonly isCurrent: () => boolean
  readonly refusal: () => Hold | null
  /** Remembered here too: a hold that the disk did not take still holds until the end of this run. */
  readonly refuse: (hold: Hold) => void
  /** Tells the others who wait whether the server has accepted the password. */
  readonly leave: (outcome: 'accepted' | 'unproven') => void
}

export interface CredentialGate {
  /** Null when the caller was cancelled while it waited. */
  readonly enter: (account: AccountId, signal: AbortSignal) => Promise<Admission | null>
  /** Changes what an account logs in with: nobody enters meanwhile, and what was known of it is void. */
  readonly change: <T>(account: AccountId, work: () => Promise<T>) => Promise<T>
}

/** What is known in this run of one password of one account. */
interface Standing {
  isAccepted: boolean
  refusal: Hold | null
  inFront: Promise<void> | null
}

const newStanding = (): Standing => ({
  isAccepted: false,
  refusal: null,
  inFront: null,
})

/**
 * Until the server has accepted a password in this run, one request leaves with it at a time: a wrong one
 * costs one failed login, however many things start at once.
 */
export const createCredentialGate = (): CredentialGate => {
  const standings = new Map<AccountId, Standing>()
  const changes = new Map<AccountId, Promise<unknown>>()

  const standingOf = (account: AccountId): Standing => {
    const known = standings.get(account) ?? newStanding()
    standings.set(account, known)
    return known
  }

  const admit = (account: AccountId, standing: Standing, open: () => void): Admission => ({
    isCurrent: () => standings.get(account) === standing,
    refusal: () => standing.refusal,
    refuse: (hold) => {
      standing.refusal = hold
    },
    leave: (outcome) => {
      if (outcome === 'accepted') standing.isAccepted = true
      open()
    },
  })

  const enter = async (account: AccountId, signal: AbortSignal): Promise<Admission | null> => {
    while (!signal.aborted) {
      const standing = standingOf(account)
      if (standing.isAccepted) return admit(account, standing, () => undefined)
      if (standing.inFront === null) return admit(account, standing, stepToTheFront(standing))
      await untilEither(standing.inFront, signal)
    }
    return null
  }

  const change = async <T>(account: AccountId, work: () => Promise<T>): Promise<T> => {
    const standing = newStanding()
    const open = stepToTheFront(standing)
    standings.set(account, standing)
    const changed = (changes.get(account) ?? Promise.resolve()).then(work)
    changes.set(
      account,
      changed.catch(() => undefined),
    )
    try {
      return await changed
    } finally {
      open()
    }
  }

  return { enter, change }
}

const stepToTheFront = (standing: Standing): (() => void) => {
  let open: () => void = () => undefined
  standing.inFront = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    standing.inFront = null
    open()
  }
}

const untilEither = (left: Promise<void>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
    void left.then(done)
  })
