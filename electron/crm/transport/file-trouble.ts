import type { FailureOf } from '#core/contract/failure'

const rules = ['fileVanished', 'fileChanged', 'fileUnreadable'] as const
type Rule = (typeof rules)[number]

/** A file that was to be sent is not what it was when it was looked at. */
export const fileTrouble = (rule: Rule, cause?: unknown): Error =>
  Object.assign(new Error('The file cannot be sent', { cause }), { code: 'ERR_FILE', rule })

/** Null for what has nothing to do with the file. */
export const fileFailure = (error: unknown): FailureOf<'invalidInput'> | null => {
  if (!(error instanceof Error)) return null
  const { rule: found, cause } = error as { rule?: unknown; cause?: unknown }
  const rule = rules.find((known) => known === found)
  return rule === undefined
    ? fileFailure(cause)
    : { kind: 'invalidInput', path: 'file', rule, again: 'afterFix' }
}
