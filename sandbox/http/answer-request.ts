import type { SandboxAccount } from '../accounts/accounts.ts'
import { isBanned, loginFailed, loginSucceeded } from '../accounts/bans.ts'
import type { Endpoint, UploadedFile } from '../endpoint.ts'
import { endpoints } from '../endpoints.ts'
import { readAccount } from '../state/accounts.ts'
import type { Db } from '../state/db.ts'
import type { Switches } from '../switches.ts'
import { type Answer, answers } from './answer.ts'
import { callParameters } from './call-parameters.ts'
import { findParameterFault, type Parameters } from './parameters.ts'

/** What every request finds: the CRM's memory, its time, and how it reads the open parts of the specification. */
export interface ApiState {
  readonly db: Db
  readonly now: () => number
  readonly switches: () => Switches
}

export interface ApiRequest {
  readonly parameters: Parameters
  readonly file: UploadedFile | null
  readonly accept: string
}

export const findEndpoint = (name: string, switches: Switches): Endpoint | null =>
  endpoints.find((endpoint) => endpoint.name === name && (endpoint.isServed?.(switches) ?? true)) ??
  null

/** Authentication, then parameters, then the endpoint itself. */
export const answerRequest = (
  state: ApiState,
  endpoint: Endpoint,
  { parameters, file, accept }: ApiRequest,
): Answer => {
  const account = authenticate(state, endpoint, parameters)
  if ('status' in account) return account
  const { db } = state
  const switches = state.switches()
  if (file !== null && endpoint.takesFile !== true) return answers.unexpected('file')
  const fault = findParameterFault(parameters, {
    rules: endpoint.parameters,
    acceptsAlso: (name) => endpoint.acceptsAlso?.(name, { db, switches }) ?? false,
  })
  if (fault !== null) return fault
  return endpoint.answer({
    db,
    account,
    now: state.now(),
    switches,
    parameters: callParameters(parameters),
    file,
    accept,
  })
}

/** spec: Authentication; a ban answers like any failed login. */
const authenticate = (
  state: ApiState,
  endpoint: Endpoint,
  parameters: Parameters,
): SandboxAccount | Answer => {
  const { db } = state
  const now = state.now()
  const login = parameters.get('login')
  const password = parameters.get('password')
  if (!login) return answers.missing('login')
  if (!password) return answers.missing('password')
  const account = readAccount(db, login)
  const isRight = account?.password === password && account.state !== 'invited'
  if (!account || !isRight || isBanned(db, login, now)) {
    loginFailed(db, login, { now, threshold: state.switches().banThreshold })
    return answers.unauthorized
  }
  loginSucceeded(db, login)
  if (account.state === 'consentMissing') return answers.consentMissing
  const { areas, permission } = endpoint
  const serves = areas.some((area) => account.areas.includes(area))
  const isPermitted = permission === undefined || account.permissions.includes(permission)
  return serves && isPermitted ? account : answers.unauthorized
}
