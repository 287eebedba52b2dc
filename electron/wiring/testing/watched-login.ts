interface Cooling {
  readonly untilTrueMs: number
  isClockForward: boolean
  isRestarted: boolean
}

/** What a server, and whoever watches it, knows of one login. */
export interface WatchedLogin {
  /** Grows with every act of a person. */
  act: number
  /** Grows when the password is in doubt anew. */
  doubt: number
  /** Since the last act of a person. */
  failures: number
  mustHold: boolean
  isProven: boolean
  atRisk: { readonly act: number }[]
  readonly worked: Set<string>
  readonly denied: Set<string>
  readonly fail: (endpoint: string) => void
  readonly letGo: (what: 'password' | 'tryOnce') => void
  readonly restart: () => void
  readonly clockSetForward: () => void
  readonly cool: (endpoint: string, untilTrueMs: number) => void
  readonly isWarm: (endpoint: string, trueMs: number) => boolean
}

export const watchedLogin = (): WatchedLogin => {
  const cooling = new Map<string, Cooling>()
  const login: WatchedLogin = {
    ...{ act: 0, doubt: 0, failures: 0, mustHold: false, isProven: false, atRisk: [] },
    worked: new Set(),
    denied: new Set(),
    fail: (endpoint) => {
      login.failures += 1
      const isPairAlone = login.isProven && !login.worked.has(endpoint) && login.failures === 1
      if (isPairAlone) login.denied.add(endpoint)
      else login.mustHold = true
    },
    letGo: (what) => {
      if (what === 'password' || login.mustHold) doubt(login)
      Object.assign(login, { act: login.act + 1, failures: 0, mustHold: false })
      login.denied.clear()
    },
    restart: () => {
      doubt(login)
      login.atRisk = []
      for (const one of cooling.values()) one.isRestarted = true
    },
    clockSetForward: () => {
      for (const one of cooling.values()) one.isClockForward = true
    },
    cool: (endpoint, untilTrueMs) => {
      cooling.set(endpoint, { untilTrueMs, isClockForward: false, isRestarted: false })
    },
    isWarm: (endpoint, trueMs) => {
      const one = cooling.get(endpoint)
      if (one === undefined || trueMs >= one.untilTrueMs) return true
      // Between two runs there is no better clock than that on the wall.
      return one.isClockForward && one.isRestarted
    },
  }
  return login
}

const doubt = (login: WatchedLogin): void => {
  login.doubt += 1
  login.isProven = false
}
