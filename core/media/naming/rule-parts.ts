export const ruleFields = ['number', 'building', 'floor', 'kind', 'order'] as const
export type RuleField = (typeof ruleFields)[number]

export type RulePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'field'; readonly field: RuleField | '*' }

export type RuleProblem =
  | 'empty'
  | 'tooLong'
  /** A brace that is not closed, or closed without being opened. */
  | 'brace'
  | 'unknownField'
  | 'twice'
  /** Two fields with nothing between them, so that nobody could tell where one ends. */
  | 'touching'
  /** Neither a unit's number nor a floor nor a building. */
  | 'noPlace'

type ReadParts =
  | { readonly ok: true; readonly parts: readonly RulePart[] }
  | { readonly ok: false; readonly at: number; readonly problem: RuleProblem }

const longestPattern = 200
const piece = /\{(?<field>[^{}]*)\}|(?<any>\*)|(?<brace>[{}])|(?<text>[^{}*]+)/gu

export const readRuleParts = (pattern: string): ReadParts => {
  if (pattern === '') return { ok: false, at: 0, problem: 'empty' }
  if (pattern.length > longestPattern) return { ok: false, at: longestPattern, problem: 'tooLong' }
  const parts: RulePart[] = []
  for (const { index: at, groups = {} } of pattern.matchAll(piece)) {
    const next = partOf(groups)
    const problem = typeof next === 'string' ? next : problemBehind(parts, next)
    if (problem !== null) return { ok: false, at, problem }
    if (typeof next !== 'string') parts.push(next)
  }
  const hasPlace = parts.some(
    (part) => part.kind === 'field' && ['number', 'building', 'floor'].includes(part.field),
  )
  return hasPlace ? { ok: true, parts } : { ok: false, at: 0, problem: 'noPlace' }
}

const partOf = (groups: Record<string, string | undefined>): RulePart | RuleProblem => {
  if (groups['brace'] !== undefined) return 'brace'
  if (groups['any'] !== undefined) return { kind: 'field', field: '*' }
  const text = groups['text']
  if (text !== undefined) return { kind: 'text', text: text.toLowerCase() }
  const name = groups['field']?.trim().toLowerCase()
  const field = ruleFields.find((known) => known === name)
  return field ? { kind: 'field', field } : 'unknownField'
}

const problemBehind = (parts: readonly RulePart[], next: RulePart): RuleProblem | null => {
  if (next.kind === 'text') return null
  if (parts.at(-1)?.kind === 'field') return 'touching'
  const isTwice =
    next.field !== '*' && parts.some((part) => part.kind === 'field' && part.field === next.field)
  return isTwice ? 'twice' : null
}
