import type { SandboxAccount } from './accounts.ts'
import { type Answer, answers } from './answer.ts'
import type { Bans } from './bans.ts'
import type { SandboxClock } from './clock.ts'
import type { Developer } from './data/developer.ts'
import type { Endpoint } from './endpoint.ts'
import { getProject } from './landing/get-project.ts'
import { getProjectsInfo } from './landing/get-projects-info.ts'
import { listProjects } from './landing/list-projects.ts'
import { findParameterFault, type Parameters } from './parameters.ts'

const endpoints: readonly Endpoint[] = [listProjects, getProjectsInfo, getProject]

export interface ApiState {
  readonly developer: Developer
  readonly accounts: readonly SandboxAccount[]
  readonly bans: Bans
  readonly clock: SandboxClock
}

export const findEndpoint = (name: string): Endpoint | null =>
  endpoints.find((endpoint) => endpoint.name === name) ?? null

/** Authentication, then parameters, then the endpoint itself. */
export const answerRequest = (
  state: ApiState,
  endpoint: Endpoint,
  parameters: Parameters,
): Answer => {
  const account = authenticate(state, endpoint, parameters)
  if ('status' in account) return account
  const fault = findParameterFault(parameters, endpoint.parameters)
  if (fault !== null) return fault
  return endpoint.answer({
    developer: state.developer,
    clock: state.clock,
    account,
    integer: (name) => Number(parameters.get(name)),
    has: (name) => parameters.has(name),
  })
}

/** spec: Authentication; a ban answers like any failed login. */
const authenticate = (
  { accounts, bans }: ApiState,
  endpoint: Endpoint,
  parameters: Parameters,
): SandboxAccount | Answer => {
  const login = parameters.get('login')
  const password = parameters.get('password')
  if (!login) return answers.missing('login')
  if (!password) return answers.missing('password')
  const account = accounts.find((known) => known.login === login)
  const isRight = account?.password === password && account.state !== 'invited'
  if (!account || !isRight || bans.isBanned(login)) {
    bans.failed(login)
    return answers.unauthorized
  }
  bans.succeeded(login)
  if (account.state === 'consentMissing') return answers.consentMissing
  const serves = endpoint.areas.some((area) => account.areas.includes(area))
  return serves ? account : answers.unauthorized
}
