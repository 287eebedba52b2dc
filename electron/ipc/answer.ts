import type { z } from 'zod'
import { type Failure, failed, type Result } from '#core/contract/failure'
import { type CallName, calls, isCallName } from '#core/contract/index'
import type { CallContext, Handlers } from './handlers.ts'

export interface AnswerDependencies {
  readonly handlers: Handlers
  readonly newDefectId: () => string
  readonly logRefused: (entry: { call: string; reason: string }) => void
  readonly logDefect: (entry: { id: string; call: string; error: unknown }) => void
}

type AnyHandler = (
  input: unknown,
  context: CallContext,
) => Result<unknown> | Promise<Result<unknown>>

// Names from outside are shown in the log, so they are cut and stripped of control characters.
const printable = (name: unknown): string =>
  String(name)
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 80)

const invalidInput = (error: z.ZodError): Failure => {
  const issue = error.issues[0]
  return {
    kind: 'invalidInput',
    path: issue?.path.map(String).join('.').slice(0, 200) ?? '',
    rule: issue?.code ?? 'custom',
    again: 'afterFix',
  }
}

/** Known name, then schema, then handler; whatever happens, the answer is a `Result`. */
export const answerCall = async (
  dependencies: AnswerDependencies,
  name: unknown,
  input: unknown,
  context: CallContext,
): Promise<Result<unknown>> => {
  const { handlers, logRefused, logDefect, newDefectId } = dependencies
  if (!isCallName(name)) {
    logRefused({
      call: typeof name === 'string' ? printable(name) : typeof name,
      reason: 'unknown call',
    })
    return failed({ kind: 'notAllowed', reason: 'unknownCall', again: 'never' })
  }
  try {
    const parsed = calls[name].input.safeParse(input)
    if (!parsed.success) {
      const failure = invalidInput(parsed.error)
      logRefused({
        call: name,
        reason: `invalid input at "${printable(failure.kind === 'invalidInput' ? failure.path : '')}"`,
      })
      return failed(failure)
    }
    const handler = handlers[name] as AnyHandler
    return checkedOutput(name, await handler(parsed.data, context))
  } catch (error) {
    const id = newDefectId()
    logDefect({ id, call: name, error })
    return failed({ kind: 'defect', id, again: 'now' })
  }
}

// The output schema is the last door: it strips whatever the contract does not name.
const checkedOutput = (name: CallName, result: Result<unknown>): Result<unknown> =>
  result.ok ? { ok: true, value: calls[name].output.parse(result.value) } : result
