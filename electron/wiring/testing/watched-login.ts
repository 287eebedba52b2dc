/** What a server, and whoever watches it, knows of one login. */
export interface WatchedLogin {
  /** Grows with every act of a person. */
  act: number
  /** Grows when the password is in doubt again. */
  doubt: number
  /** Since the last act of a person. */
  failures: number
  mustHold: boolean
  isProven: boolean
  atRisk: { readonly act: number }[]
  /** Failures whose answers never arrived, where the login could still be let in. */
  unheard: { readonly endpoint: string; readonly order: number }[]
  readonly worked: Set<string>
  /** Null where the refusal was heard, else how many requests had arrived by then. */
  readonly denied: Map<string, number | null>
  /** Where the client does not hear of it: how many requests had arrived by then. */
  readonly fail: (endpoint: string, unheardAfter: number | null) => void
  readonly letIn: (endpoint: string, order: number) => void
  readonly letGo: (what: 'password' | 'tryOnce', isServerHeld: boolean) => void
  readonly restart: () => void
  readonly cool: (endpoint: string, untilTrueMs: number) => void
  readonly isWarm: (endpoint: string, trueMs: number) => boolean
}

export const watchedLogin = (): WatchedLogin => {
  const cooling = new Map<string, number>()
  const login: WatchedLogin = {
    act: 0,
    doubt: 0,
    failures: 0,
    mustHold: false,
    isProven: false,
    atRisk: [],
    unheard: [],
    worked: new Set(),
    denied: new Map(),
    fail: (endpoint, unheardAfter) => {
      login.failures += 1
      const isFirst = login.isProven && login.failures === 1
      const hasWorked = login.worked.has(endpoint)
      if (isFirst && !hasWorked) login.denied.set(endpoint, unheardAfter)
      else if (isFirst && unheardAfter !== null) {
        login.unheard.push({ endpoint, order: unheardAfter })
      } else login.mustHold = true
    },
    letIn: (endpoint, order) => {
      login.worked.add(endpoint)
      const isOver = (one: { endpoint: string; order: number }) =>
        one.endpoint === endpoint && one.order <= order
      login.failures -= login.unheard.filter(isOver).length
      login.unheard = login.unheard.filter((one) => !isOver(one))
    },
    letGo: (what, isServerHeld) => {
      if (what === 'password' || login.mustHold || isServerHeld) doubt(login)
      Object.assign(login, { act: login.act + 1, failures: 0, mustHold: false, unheard: [] })
      login.denied.clear()
    },
    restart: () => {
      doubt(login)
      login.atRisk = []
      // What nobody heard is tried once more by the next run.
      for (const [endpoint, order] of login.denied) {
        if (order === null) continue
        login.denied.delete(endpoint)
        login.unheard.push({ endpoint, order })
      }
    },
    cool: (endpoint, untilTrueMs) => {
      cooling.set(endpoint, untilTrueMs)
    },
    isWarm: (endpoint, trueMs) => trueMs >= (cooling.get(endpoint) ?? trueMs),
  }
  return login
}

const doubt = (login: WatchedLogin): void => {
  login.doubt += 1
  login.isProven = false
}
