import { minorToDecimal } from '#core/money'
import { once } from '#core/once'
import { dayMs, hourMs, minuteMs, secondMs, type Timestamp } from '#core/time'

interface Fraction {
  readonly fraction: 'always' | 'never' | 'whenNeeded'
}

export interface Formats {
  readonly locale: string
  readonly integer: (value: number) => string
  /** Up to two decimals. */
  readonly decimal: (value: number) => string
  /** An amount with its currency; without one, the bare amount. */
  readonly money: (minor: number, currency: string | null) => string
  /** An amount whose currency stands in the header. */
  readonly amount: (minor: number, options: Fraction) => string
  /** A large amount in few characters, for summaries. */
  readonly shortMoney: (minor: number, currency: string | null) => string
  readonly percent: (fraction: number) => string
  readonly bytes: (count: number) => string
  readonly duration: (ms: number) => string
  readonly dateTime: (at: Timestamp) => string
  readonly dateTimeSeconds: (at: Timestamp) => string
  readonly time: (at: Timestamp) => string
  /** A day of the calendar, given as `2026-11-20`. */
  readonly day: (day: string) => string
  readonly ago: (at: Timestamp, now: Timestamp) => string
}

const number = (locale: string, options: Intl.NumberFormatOptions) =>
  once(() => new Intl.NumberFormat(locale, options))

const exact = (minor: number) => minorToDecimal(minor) as Intl.StringNumericLiteral

const isWhole = (minor: number) => minor % 100 === 0

const moneyFormats = (locale: string) => {
  const made = new Map<string, Intl.NumberFormat>()
  const format = (key: string, options: Intl.NumberFormatOptions) => {
    const found = made.get(key) ?? new Intl.NumberFormat(locale, options)
    made.set(key, found)
    return found
  }
  return (currency: string | null, whole: boolean, notation: 'standard' | 'compact') => {
    const digits = notation === 'compact' ? 1 : whole ? 0 : 2
    return format(`${currency} ${digits} ${notation}`, {
      ...(currency === null ? {} : { style: 'currency', currency }),
      notation,
      minimumFractionDigits: notation === 'compact' ? 0 : digits,
      maximumFractionDigits: digits,
    })
  }
}

const agoSteps = [
  { below: minuteMs * 0.75, unit: 'second', ms: Number.POSITIVE_INFINITY },
  { below: 55 * minuteMs, unit: 'minute', ms: minuteMs },
  { below: 22 * hourMs, unit: 'hour', ms: hourMs },
  { below: Number.POSITIVE_INFINITY, unit: 'day', ms: dayMs },
] as const

const relative = (locale: string) => {
  const format = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  return (at: Timestamp, now: Timestamp): string => {
    const elapsed = Math.max(0, now - at)
    const step = agoSteps.find(({ below }) => elapsed < below) ?? agoSteps[3]
    // Minus zero would read "in 0 minutes".
    const count = step.unit === 'second' ? 0 : -Math.max(1, Math.round(elapsed / step.ms))
    return format().format(count, step.unit)
  }
}

const sizes = ['kilobyte', 'megabyte', 'gigabyte'] as const

const bytesFormat = (locale: string) => {
  const format = (unit: string, digits: number) =>
    number(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    })
  // A word for single bytes is longer than the number: less than a kilobyte is a part of one.
  const small = format('kilobyte', 2)
  const formats = sizes.map((unit) => format(unit, 1))
  return (count: number): string => {
    if (count < 1_000) return small().format(count / 1_000)
    const step = Math.min(sizes.length, Math.floor(Math.log10(count) / 3))
    return formats[step - 1]?.().format(count / 1_000 ** step) ?? String(count)
  }
}

const durationFormat = (locale: string) => {
  const unit = (name: string, digits: number) =>
    number(locale, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    })
  const [ms, seconds, minutes] = [unit('millisecond', 0), unit('second', 1), unit('minute', 0)]
  return (value: number): string => {
    if (value < secondMs) return ms().format(Math.round(value))
    return value < minuteMs
      ? seconds().format(value / secondMs)
      : minutes().format(value / minuteMs)
  }
}

const moment = (
  locale: string,
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
) => {
  const format = once(
    () => new Intl.DateTimeFormat(locale, { ...options, ...(timeZone ? { timeZone } : {}) }),
  )
  return (at: Timestamp) => format().format(at)
}

/** Everything that is shown as a number, an amount or a time, in one locale. */
export const createFormats = (locale: string, timeZone?: string): Formats => {
  const integer = number(locale, { maximumFractionDigits: 0 })
  const decimal = number(locale, { maximumFractionDigits: 2 })
  const percent = number(locale, { style: 'percent', maximumFractionDigits: 0 })
  const moneyFormat = moneyFormats(locale)
  const day = moment(locale, 'UTC', { dateStyle: 'medium' })
  const wholeOf = (minor: number, { fraction }: Fraction) =>
    fraction === 'never' || (fraction === 'whenNeeded' && isWhole(minor))
  return {
    locale,
    integer: (value) => integer().format(value),
    decimal: (value) => decimal().format(value),
    money: (minor, currency) =>
      moneyFormat(currency, isWhole(minor), 'standard').format(exact(minor)),
    amount: (minor, options) =>
      moneyFormat(null, wholeOf(minor, options), 'standard').format(exact(minor)),
    shortMoney: (minor, currency) => moneyFormat(currency, false, 'compact').format(exact(minor)),
    percent: (fraction) => percent().format(fraction),
    bytes: bytesFormat(locale),
    duration: durationFormat(locale),
    dateTime: moment(locale, timeZone, { dateStyle: 'medium', timeStyle: 'short' }),
    dateTimeSeconds: moment(locale, timeZone, { dateStyle: 'short', timeStyle: 'medium' }),
    time: moment(locale, timeZone, { timeStyle: 'short' }),
    day: (text) => day(Date.parse(text)),
    ago: relative(locale),
  }
}
