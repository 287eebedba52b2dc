import { effectOf, isClaimedInTeam } from '#core/console/console-endpoint'
import { repeatedParameter } from '#core/console/repeated-parameter'
import { acceptHeader } from '#core/console/request-text'
import { failed, notFound, type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { isExportEndpoint } from '#core/exports/reports/export-endpoint'
import { minuteMs } from '#core/time'
import type { Call } from '../../crm/calls/call.ts'
import type { HandlersOf } from '../../ipc/handlers.ts'
import type { ConsoleDependencies } from './dependencies.ts'
import { type ReceivedAnswer, receiveAnswer, showAnswer } from './receive-answer.ts'

type ConsoleHandlers = HandlersOf<'console'>

interface LastAnswer extends ReceivedAnswer {
  readonly endpoint: string
}

export const consoleHandlers = (dependencies: ConsoleDependencies): ConsoleHandlers => {
  let last: LastAnswer | null = null
  return {
    'console.listAccounts': ({ workspaceId }) => success(dependencies.listAccounts(workspaceId)),
    'console.sendCall': async (wanted, { signal }) => {
      const { clock } = dependencies
      const started = clock.elapsedMs()
      const answer = await sendCall(dependencies, wanted, signal)
      tellReplaced(dependencies, wanted, answer)
      if (!answer.ok) return answer
      last = { ...answer.value, endpoint: wanted.call.endpoint }
      return success(toShown(answer.value, clock.elapsedMs() - started))
    },
    'console.saveAnswer': async () => {
      if (last === null) return notFound('never')
      const { endpoint, bytes } = last
      const path = await dependencies.pickSaveFile(`${endpoint}.${endingOf(last)}`)
      if (path === null) return success(null)
      const written = await dependencies.writeFile(path, bytes)
      return written.ok ? success({ fileName: dependencies.nameOf(path) }) : written
    },
  }
}

const reserved = new Set(['login', 'password'])
const longestMs = 10 * minuteMs

/** Through the same guards as every other call; what may change something leaves once, and only if a person said so. */
const sendCall = async (
  { isOn, isInTeam, caller, accountFor, filePart }: ConsoleDependencies,
  { workspaceId, accountId, call, file, isConfirmed }: ParsedInputOf<'console.sendCall'>,
  signal: AbortSignal,
): Promise<Result<ReceivedAnswer>> => {
  if (!isOn()) return failed({ kind: 'notAllowed', reason: 'anyCallOff', again: 'afterFix' })
  const effect = effectOf(call.endpoint)
  if (effect !== 'reads' && !isConfirmed) {
    return failed({ kind: 'notAllowed', reason: 'unconfirmed', again: 'afterFix' })
  }
  if (isClaimedInTeam(call.endpoint) && isInTeam(workspaceId)) {
    return failed({ kind: 'notAllowed', reason: 'sentByTeam', again: 'never' })
  }
  const own = call.parameters.find(({ name }) => reserved.has(name.toLowerCase()))
  if (own) {
    return failed({ kind: 'invalidInput', path: own.name, rule: 'reserved', again: 'afterFix' })
  }
  const repeated = repeatedParameter(call)
  if (repeated !== null) {
    return failed({ kind: 'invalidInput', path: repeated, rule: 'invalid_key', again: 'afterFix' })
  }
  const part = file === null ? null : await filePart(file)
  if (part !== null && !part.ok) return part
  const account = await accountFor({ workspaceId, accountId })
  if (!account.ok) return account
  const accept = acceptHeader(call.accept)
  let mayHaveLeft = false
  const request: Call<ReceivedAnswer> = {
    account: account.value,
    endpoint: call.endpoint,
    parameters: Object.fromEntries(call.parameters.map(({ name, text }) => [name, text])),
    ...(part === null ? {} : { file: part.value }),
    ...(accept === null ? {} : { accept }),
    feature: 'console',
    timeoutMs: longestMs,
    successes: [200, 201, 202, 204],
    signal,
    mayLeave: async () => {
      mayHaveLeft = true
      return success(null)
    },
    receive: (body) => receiveAnswer(body, call.endpoint),
  }
  if (effect === 'creates') return caller.create(request, 'console')
  const answer = await caller.once(request)
  // Whoever stops what is on its way stops the waiting alone: the CRM may do it all the same.
  return effect === 'replaces' && mayHaveLeft && isCancelled(answer)
    ? failed({ kind: 'unknownOutcome', endpoint: call.endpoint, again: 'afterFix' })
    : answer
}

const isCancelled = (answer: Result<unknown>): boolean =>
  !answer.ok && answer.failure.kind === 'cancelled'

/** Causes for which nothing has reached the CRM. */
const neverLeft: ReadonlySet<string> = new Set(['refused', 'notFound', 'certificate', 'proxy'])

const outcomeOf = (answer: Result<unknown>): 'done' | 'refused' | 'unknown' | null => {
  if (answer.ok) return 'done'
  const { failure } = answer
  if (failure.kind === 'refused') return 'refused'
  if (failure.kind === 'unreachable') return neverLeft.has(failure.cause) ? null : 'unknown'
  return failure.kind === 'notThisServer' || failure.kind === 'unknownOutcome' ? 'unknown' : null
}

/** What creates something is written down before it leaves. */
const tellReplaced = (
  dependencies: ConsoleDependencies,
  { workspaceId, call: { endpoint } }: ParsedInputOf<'console.sendCall'>,
  answer: Result<unknown>,
): void => {
  const outcome = outcomeOf(answer)
  if (effectOf(endpoint) !== 'replaces' || outcome === null) return
  dependencies.tellReplaced({ workspaceId, endpoint, outcome })
}

const toShown = (answer: ReceivedAnswer, durationMs: number): OutputOf<'console.sendCall'> => ({
  status: answer.status,
  contentType: answer.contentType,
  bytes: answer.bytes.length,
  durationMs,
  ...showAnswer(answer),
})

const endingOf = (answer: LastAnswer): string => {
  const { kind } = showAnswer(answer)
  if (kind === 'json' || kind === 'xml') return kind
  if (kind === 'text') return 'txt'
  const type = answer.contentType
  if (isExportEndpoint(answer.endpoint)) return /openxml/.test(type) ? 'xlsx' : 'xls'
  return /^(?:image|application)\/(png|jpeg|pdf)/.exec(type)?.[1] ?? 'bin'
}
