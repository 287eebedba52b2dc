export const cronFieldNames = ['minute', 'hour', 'day', 'month', 'weekday'] as const
export type CronFieldName = (typeof cronFieldNames)[number]

/** One entry of a field's list. Sunday is 0. */
export type CronPart =
  | { readonly kind: 'every'; readonly step: number }
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'range'; readonly from: number; readonly to: number; readonly step: number }
  | { readonly kind: 'lastDay' }
  | { readonly kind: 'lastWeekday'; readonly weekday: number }
  | { readonly kind: 'nthWeekday'; readonly weekday: number; readonly nth: number }

export type CronFields = Readonly<Record<CronFieldName, readonly CronPart[]>>

export interface CronFault {
  /** Null where the number of fields is wrong. */
  readonly field: CronFieldName | null
  /** The index in the text of the part that was refused; the text's length where something is missing at the end. */
  readonly at: number
  readonly reason:
    | 'tooFewFields'
    | 'tooManyFields'
    | 'notUnderstood'
    | 'outOfRange'
    | 'backwards'
    | 'badStep'
    /** `L` and `#` belong to days. */
    | 'notInThisField'
    /** A date that never comes, such as February 30. */
    | 'neverComes'
}

export type ParsedCron =
  | { readonly ok: true; readonly fields: CronFields }
  | { readonly ok: false; readonly fault: CronFault }

interface FieldRule {
  readonly min: number
  readonly max: number
  readonly names: readonly string[]
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const weekdays = 'sun mon tue wed thu fri sat'.split(' ')
const rules: Readonly<Record<CronFieldName, FieldRule>> = {
  minute: { min: 0, max: 59, names: [] },
  hour: { min: 0, max: 23, names: [] },
  day: { min: 1, max: 31, names: [] },
  month: { min: 1, max: 12, names: months },
  // Both 0 and 7 mean Sunday.
  weekday: { min: 0, max: 7, names: weekdays },
}

type Reason = CronFault['reason']

/** The five fields of cron, with lists, ranges, steps, English names, `L`, `5L` and `5#2`. */
export const parseCron = (text: string): ParsedCron => {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, at: index }))
  const surplus = words[cronFieldNames.length]
  if (surplus) return fault(null, surplus.at, 'tooManyFields')
  if (words.length < cronFieldNames.length) return fault(null, text.length, 'tooFewFields')
  const fields: Partial<Record<CronFieldName, readonly CronPart[]>> = {}
  for (const [index, field] of cronFieldNames.entries()) {
    const parts: CronPart[] = []
    let at = words[index]?.at ?? 0
    for (const item of words[index]?.word.split(',') ?? []) {
      const part = readPart(item, field)
      if (typeof part === 'string') return fault(field, at, part)
      parts.push(part)
      at += item.length + 1
    }
    fields[field] = parts
  }
  const { minute = [], hour = [], day = [], month = [], weekday = [] } = fields
  return { ok: true, fields: { minute, hour, day, month, weekday } }
}

const fault = (field: CronFieldName | null, at: number, reason: Reason): ParsedCron => ({
  ok: false,
  fault: { field, at, reason },
})

const stepped = /^([^/]+)\/([^/]*)$/
const ranged = /^([^-]+)-([^-]+)$/

const readPart = (item: string, field: CronFieldName): CronPart | Reason => {
  const special = readSpecial(item.toLowerCase(), field)
  if (special !== null) return special
  const [, base = item, stepText = null] = stepped.exec(item) ?? []
  const step = stepText === null ? 1 : Number(/^\d{1,3}$/.test(stepText) ? stepText : 0)
  const { min, max } = rules[field]
  if (base.includes('/')) return 'notUnderstood'
  if (step < 1 || step > max - min + 1) return 'badStep'
  if (base === '*') return { kind: 'every', step }
  const [, low, high] = ranged.exec(base) ?? []
  const from = readValue(low ?? base, field)
  if (typeof from === 'string') return from
  if (low === undefined || high === undefined) {
    const value = field === 'weekday' ? from % 7 : from
    if (stepText === null) return { kind: 'value', value }
    return { kind: 'range', from: value, to: field === 'weekday' ? 6 : max, step }
  }
  const end = readValue(high, field)
  if (typeof end === 'string') return end
  // A range from Friday to Sunday needs the Sunday after Friday, which is 7.
  const to = field === 'weekday' && end === 0 && from > 0 ? 7 : end
  return from > to ? 'backwards' : { kind: 'range', from, to, step }
}

/** Null where the part has none of the signs that days alone may have. */
const readSpecial = (item: string, field: CronFieldName): CronPart | Reason | null => {
  const last = rules[field].names.includes(item) ? null : /^(\d|[a-z]{3})?l$/.exec(item)
  if (last) {
    if (last[1] === undefined && field === 'day') return { kind: 'lastDay' }
    if (last[1] === undefined || field !== 'weekday') return 'notInThisField'
    const weekday = readValue(last[1], field)
    return typeof weekday === 'string' ? weekday : { kind: 'lastWeekday', weekday: weekday % 7 }
  }
  const [, day, count] = /^(\w+)#(\w*)$/.exec(item) ?? []
  if (day === undefined || count === undefined) return null
  if (field !== 'weekday') return 'notInThisField'
  const weekday = readValue(day, field)
  if (typeof weekday === 'string') return weekday
  if (!/^[1-5]$/.test(count)) return 'outOfRange'
  return { kind: 'nthWeekday', weekday: weekday % 7, nth: Number(count) }
}

const readValue = (text: string, field: CronFieldName): number | Reason => {
  const { min, max, names } = rules[field]
  const named = names.indexOf(text.toLowerCase())
  if (named >= 0) return named + min
  if (!/^\d+$/.test(text)) return 'notUnderstood'
  const value = Number(text)
  return value < min || value > max ? 'outOfRange' : value
}
