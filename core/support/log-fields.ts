import { isCallName } from '#core/contract/index'
import { fold } from '#core/fold'

/** A value as it may leave the computer; null where it has not the shape that its field has. */
type Shape = (value: string) => string | null

const like =
  (pattern: RegExp): Shape =>
  (value) =>
    pattern.test(value) ? value : null

const words = like(/^[a-z][a-zA-Z -]{0,80}$/)
const versionNumber = like(/^\d[\w.+-]{0,30}$/)

/** A refused input is told with its place, and a place may hold what was typed. */
const reason: Shape = (value) => words(value.replace(/ at ".*"$/s, ''))

const placePattern =
  /^(?:([A-Za-z_$][\w$.]{0,80}) (?:\[as \w+\] )?\()?(?:.*[\\/])?([\w.-]+:\d+:\d+)\)?$/

/** Of a place in the program its function and its file without the folders, which have the name of a person. */
const frame = (line: string): string | null => {
  const called = line.trim().replace(/^at (?:async |new )?/, '')
  const [, name, place] = placePattern.exec(called) ?? []
  return place === undefined ? null : ['at', name, place].filter(Boolean).join(' ')
}

const stack: Shape = (value) =>
  value
    .split(' | ')
    .map(frame)
    .filter((line) => line !== null)
    .join(' | ')

const number: Shape = () => null

/** Everything that a line of the log may say besides its time and its event. */
const shapes = {
  version: versionNumber,
  electron: versionNumber,
  firstScreen: words,
  screen: words,
  reason,
  call: (value) => (isCallName(value) ? value : null),
  id: like(/^[0-9a-f]{8}$/),
  what: words,
  kind: words,
  error: like(/^(?:\w{0,40}(?:Error|Exception)|Defect|[a-z]{4,9})$/),
  message: like(/^[\w ',.-]{1,160}$/),
  code: like(/^[A-Z][A-Z0-9_]{1,60}$/),
  stack,
  outcome: words,
  name: like(/^[A-Z]{2,10}(?: [a-z_]{1,40})?$/),
  durationMs: number,
  backupFrom: number,
  salvagedRows: number,
  deletions: number,
  count: number,
  port: number,
} as const satisfies Record<string, Shape>

export type LogField = keyof typeof shapes

/** Words that logins often are and that the program says itself. */
const ownWords = new Set([
  'activity',
  'customers',
  'demo',
  'exports',
  'leads',
  'media',
  'payments',
  'prices',
  'settings',
])

const shortestName = 3

type SharedFields = Record<string, string | number | boolean | null>

/**
 * A line of the log as it may leave the computer: fields that are known, each with the values that the program itself
 * gives it, and none that has one of these names. Null for what is no line of the log.
 */
export const shareLogLine = (line: unknown, names: readonly string[]): SharedFields | null => {
  if (typeof line !== 'object' || line === null) return null
  const { at, event, ...fields } = line as Record<string, unknown>
  if (typeof at !== 'string' || typeof event !== 'string') return null
  if (!/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(at)) return null
  const hidden = names
    .map(fold)
    .filter((name) => name.length >= shortestName && !ownWords.has(name))
  const shared = (shape: Shape, value: string): string => {
    const told = shape(value)
    const folded = fold(told ?? '')
    return told === null || hidden.some((name) => folded.includes(name)) ? leftOut : told
  }
  const told: SharedFields = { at, event: shared(words, event) }
  for (const [field, shape] of Object.entries(shapes)) {
    const value = fields[field]
    if (typeof value === 'string') told[field] = shared(shape, value)
    else if (typeof value === 'number' || typeof value === 'boolean' || value === null) {
      told[field] = value
    }
  }
  return told
}

/** Stands where something was that does not leave the computer. */
export const leftOut = '…'
