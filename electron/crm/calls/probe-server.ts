import type { Secret } from '#core/accounts/secret'
import type { NewApiCall } from '#core/contract/activity'
import { failed, type Result, success } from '#core/contract/failure'
import { accountIdSchema } from '#core/ids'
import { memoryOfThisRun } from '../guards/memory-of-this-run.ts'
import type { Listing } from '../wire/listing/listing.ts'
import type { CallDependencies } from './call.ts'
import { createCaller } from './caller.ts'
import { createCrmClient } from './client.ts'
import { readingsOfThisRun } from './readings-of-this-run.ts'
import { sleep } from './sleep.ts'

export interface Probe {
  readonly baseUrl: string
  readonly login: string
  readonly password: Secret
  /** `one`: a single request leaves. `both`: a server that lists in the other form is asked in that too. */
  readonly forms: 'one' | 'both'
  readonly signal: AbortSignal
}

type ProbeDependencies = Pick<CallDependencies, 'transport' | 'limits' | 'clock'> & {
  readonly recordCall: (call: NewApiCall) => void
}

/** A single try of a credential that nothing is kept of: its hold ends with it. */
export const probeServer = async (
  dependencies: ProbeDependencies,
  { baseUrl, login, password, forms, signal }: Probe,
): Promise<Result<Listing>> => {
  const caller = createCaller({
    ...dependencies,
    sleep,
    readPassword: () => Promise.resolve(success(password)),
    memory: memoryOfThisRun(),
  })
  const account = {
    id: accountIdSchema.parse('connection-test'),
    workspaceName: new URL(baseUrl).host,
    // Nobody has named this account yet, and a login may be somebody's address.
    label: '',
    login,
    baseUrl,
  }
  const client = createCrmClient(caller, readingsOfThisRun())
  const listing = await client.tryLogin(account, { signal, forms })
  // There is no account yet that could be held back: the user learns that the login was refused.
  return listing.ok || listing.failure.kind !== 'held' ? listing : refusedLogin
}

const refusedLogin: Result<never> = failed({
  kind: 'refused',
  endpoint: 'get-projects-info',
  status: 401,
  message: '',
  about: 'login',
  again: 'afterFix',
})
