import { cleanName, writtenLetters } from './clean-name.ts'
import { type RuleField, type RulePart, type RuleProblem, readRuleParts } from './rule-parts.ts'
import { splitPath } from './split-path.ts'

/** The values of a rule's fields, as they are written in the path. */
export type RuleValues = { readonly [field in RuleField]?: string }

export interface NamingRule {
  readonly pattern: string
  /**
   * What a file's path says by this rule, its ending aside; null where it does not fit. A rule without a slash looks
   * at the name alone.
   */
  readonly read: (path: string) => RuleValues | null
}

export type CompiledRule =
  | { readonly ok: true; readonly rule: NamingRule }
  | { readonly ok: false; readonly at: number; readonly problem: RuleProblem }

const longestText = 300

/**
 * Compiles `{building}-{number}_{kind}`: fields in braces, `*` for anything, all else as it stands (without regard to
 * case and diacritics). Never a regular expression: the time for a name is bounded by parts x length squared.
 */
export const compileRule = (pattern: string): CompiledRule => {
  const read = readRuleParts(cleanName(pattern.trim()))
  if (!read.ok) return read
  const depth = pattern.split('/').length
  return {
    ok: true,
    rule: {
      pattern,
      read: (path) => {
        const { folders, stem } = splitPath(path)
        const letters = writtenLetters([...folders, stem].slice(-depth).join('/'))
        return letters.length > longestText ? null : valuesOf(read.parts, letters)
      },
    },
  }
}

const accepted: Readonly<Record<RuleField | '*', RegExp>> = {
  number: /^[\p{L}\d._ -]$/u,
  building: /^[\p{L}\d._ -]$/u,
  floor: /^[\p{L}\d._ -]$/u,
  kind: /^[\p{L} -]$/u,
  order: /^\d$/,
  '*': /^[^/]$/,
}

// Each field takes as little as lets the rest fit. A part that failed at a place is not tried there again.
const valuesOf = (parts: readonly RulePart[], letters: readonly string[]): RuleValues | null => {
  const text = cleanName(letters.join(''))
  const small = text.toLowerCase()
  const failed = new Set<number>()
  const values: { [field in RuleField]?: string } = {}
  const fitFrom = (index: number, at: number): boolean => {
    const part = parts[index]
    if (!part) return at === text.length
    const state = index * (longestText + 1) + at
    if (failed.has(state)) return false
    const fits = part.kind === 'text' ? fitText(part.text, index, at) : fitField(part, index, at)
    if (!fits) failed.add(state)
    return fits
  }
  const fitText = (wanted: string, index: number, at: number): boolean =>
    small.startsWith(wanted, at) && fitFrom(index + 1, at + wanted.length)
  const fitField = ({ field }: Extract<RulePart, { kind: 'field' }>, index: number, at: number) => {
    for (let end = field === '*' ? at : at + 1; end <= text.length; end += 1) {
      if (end > at && !accepted[field].test(text[end - 1] ?? '')) return false
      if (!fitFrom(index + 1, end)) continue
      if (field !== '*') values[field] = letters.slice(at, end).join('').trim()
      return true
    }
    return false
  }
  return fitFrom(0, 0) ? values : null
}
