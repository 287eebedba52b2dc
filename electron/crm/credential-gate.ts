import type { AccountId } from '#core/ids'

export interface Admission {
  /** Tells the others who wait: the server has accepted this credential, or it is still unproven. */
  readonly leave: (outcome: 'confirmed' | 'unproven') => void
}

export interface CredentialGate {
  readonly enter: (account: AccountId) => Promise<Admission>
  /** A changed password is an unproven one. */
  readonly forget: (account: AccountId) => void
}

/**
 * Until the server has accepted a credential in this run, one request leaves with it at a time: a wrong
 * password costs one failed login, however many things start at once.
 */
export const createCredentialGate = (): CredentialGate => {
  const confirmed = new Set<AccountId>()
  const inFront = new Map<AccountId, Promise<void>>()

  const enter = async (account: AccountId): Promise<Admission> => {
    for (let other = inFront.get(account); other !== undefined; other = inFront.get(account)) {
      if (confirmed.has(account)) break
      await other
    }
    if (confirmed.has(account)) return { leave: () => undefined }

    let open: () => void = () => undefined
    const mine = new Promise<void>((resolve) => {
      open = resolve
    })
    inFront.set(account, mine)
    return {
      leave: (outcome) => {
        if (outcome === 'confirmed' && inFront.get(account) === mine) confirmed.add(account)
        if (inFront.get(account) === mine) inFront.delete(account)
        open()
      },
    }
  }

  return {
    enter,
    forget: (account) => {
      confirmed.delete(account)
      inFront.delete(account)
    },
  }
}
