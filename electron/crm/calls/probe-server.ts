import { type ReadableArea, readingCalls } from '#core/accounts/readable-areas'
import type { Secret } from '#core/accounts/secret'
import type { NewApiCall } from '#core/contract/activity'
import { failed, type Result, success } from '#core/contract/failure'
import { accountIdSchema } from '#core/ids'
import { nobodyElse } from '../guards/export-claims.ts'
import { memoryOfThisRun } from '../guards/memory-of-this-run.ts'
import type { Listing } from '../wire/listing/listing.ts'
import { type AskArea, areaAsker } from './ask-area.ts'
import type { CallDependencies } from './call.ts'
import { createCaller } from './caller.ts'
import { readingsOfThisRun } from './readings-of-this-run.ts'
import { sleep } from './sleep.ts'

export interface Probe {
  readonly baseUrl: string
  readonly login: string
  readonly password: Secret
  /** The areas are asked one after another; the first refusal is the last request. */
  readonly areas: readonly ReadableArea[]
  readonly signal: AbortSignal
}

/** What a server has said about a login. */
export interface ProbeOutcome {
  readonly letInto: readonly ReadableArea[]
  /** The area that was refused with 401 by a server that has let the login into another one. */
  readonly refused: ReadableArea | null
  /** Null where prices were not asked for. */
  readonly listing: Listing | null
}

type ProbeDependencies = Pick<CallDependencies, 'transport' | 'limits' | 'clock'> & {
  readonly recordCall: (call: NewApiCall) => void
}

/** A try of a credential that nothing is kept of: its hold ends with it. */
export const probeServer = async (
  dependencies: ProbeDependencies,
  { baseUrl, login, password, areas, signal }: Probe,
): Promise<Result<ProbeOutcome>> => {
  const caller = createCaller({
    ...dependencies,
    sleep,
    readPassword: () => Promise.resolve(success(password)),
    memory: memoryOfThisRun(),
    claims: nobodyElse,
  })
  const account = {
    id: accountIdSchema.parse('connection-test'),
    workspaceName: new URL(baseUrl).host,
    // Nobody has named this account yet, and a login may be somebody's address.
    label: '',
    login,
    baseUrl,
    // Nothing with a time in it is kept.
    timeZone: 'UTC',
  }
  const ask = areaAsker(caller, readingsOfThisRun())
  return askInTurn((area) => ask(area, { account, signal }), areas)
}

const askInTurn = async (
  ask: (area: ReadableArea) => ReturnType<AskArea>,
  areas: readonly ReadableArea[],
): Promise<Result<ProbeOutcome>> => {
  const letInto: ReadableArea[] = []
  let listing: Listing | null = null
  for (const area of areas) {
    const answer = await ask(area)
    if (answer.ok) {
      letInto.push(area)
      listing ??= answer.value
      continue
    }
    const { kind } = answer.failure
    // There is no account yet that could be held back: the user learns that the login was refused.
    if (letInto.length === 0) return kind === 'held' ? refusedLogin(area) : answer
    if (kind === 'cancelled') return answer
    // Any other failure says nothing about the login; its first use will tell.
    if (kind === 'held') return success({ letInto, refused: area, listing })
  }
  return success({ letInto, refused: null, listing })
}

const refusedLogin = (area: ReadableArea): Result<never> =>
  failed({
    kind: 'refused',
    endpoint: readingCalls[area][0],
    status: 401,
    message: '',
    about: 'login',
    again: 'afterFix',
  })
