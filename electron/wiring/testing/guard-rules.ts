import type { ArrivedRequest } from './scripted-crm.ts'
import { type WatchedLogin, watchedLogin } from './watched-login.ts'
import { watchedServer } from './watched-server.ts'

export interface SeenRequest extends ArrivedRequest {
  readonly act: number
  readonly doubt: number
  /** How many had arrived before. */
  readonly order: number
}

interface RequestAnswer {
  readonly status: number | 'reset'
  readonly isHeard: boolean
  readonly retryAfterMs: number
}

interface Times {
  readonly trueMs: () => number
  readonly wallMs: () => number
}

const exportCooldownMs = 5 * 60_000

const assertPromise = (
  isKept: boolean,
  promise: string,
  { login, endpoint }: ArrivedRequest,
): void => {
  if (!isKept) throw new Error(`${promise}: ${login} ${endpoint}`)
}

/** What the guards promise, watched from the server's side; a broken promise is a thrown sentence. */
export const guardRules = ({ trueMs, wallMs }: Times) => {
  const logins = new Map<string, WatchedLogin>()
  const creates = new Set<string>()
  const server = watchedServer()
  let arrivals = 0

  const of = (login: string): WatchedLogin => {
    const known = logins.get(login) ?? watchedLogin()
    logins.set(login, known)
    return known
  }

  return {
    arrived: (request: ArrivedRequest): SeenRequest => {
      const login = of(request.login)
      const seen = { ...request, act: login.act, doubt: login.doubt, order: arrivals++ }
      login.atRisk.push(seen)
      const atRisk = login.atRisk.filter(({ act }) => act === login.act).length
      const isProven = login.isProven || atRisk === 1
      const mayBeCreated = request.id === '' || !creates.has(request.id)
      assertPromise(!login.mustHold, 'a held account has sent', request)
      assertPromise(server.maySend(request.login), 'a held server was sent something', request)
      assertPromise(!login.denied.has(request.endpoint), 'a held pair has sent', request)
      assertPromise(login.failures + atRisk <= 2, 'a third failed login was possible', request)
      assertPromise(isProven, 'an unproven login was not alone', request)
      assertPromise(login.isWarm(request.endpoint, trueMs()), 'it was too early', request)
      assertPromise(mayBeCreated, 'a create left twice', request)
      creates.add(request.id)
      return seen
    },
    /** What the server did and whether the client can have heard of it. */
    answered: (seen: SeenRequest, { status, isHeard, retryAfterMs }: RequestAnswer): void => {
      const login = of(seen.login)
      const isOfThisAct = seen.act === login.act
      const isExport = seen.endpoint.startsWith('list-excel-')
      login.atRisk = login.atRisk.filter((other) => other !== seen)
      // What had left before a person acted is on the account of what was before.
      if (status === 401 && isOfThisAct) {
        login.fail(seen.endpoint, isHeard ? null : arrivals)
        if (isHeard && login.mustHold) server.refused(seen.login, wallMs())
      }
      assertPromise(login.failures <= 2, 'a third failed login', seen)
      if (!isHeard) return
      if (status === 429) login.cool(seen.endpoint, trueMs() + retryAfterMs)
      if (status === 200 && isExport) login.cool(seen.endpoint, trueMs() + exportCooldownMs)
      if (status === 200) login.letIn(seen.endpoint, seen.order)
      if (status === 200 && seen.doubt === login.doubt) {
        login.isProven = true
        server.letIn(seen.login)
      }
    },
    acted: (name: string, what: 'password' | 'tryOnce') => {
      of(name).letGo(what, server.isHeld())
      server.acted(name)
    },
    restarted: () => {
      for (const login of logins.values()) login.restart()
      server.restarted()
    },
  }
}
