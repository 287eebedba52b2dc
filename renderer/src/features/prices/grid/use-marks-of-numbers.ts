import type { ThousandsMark } from '#core/tables/read-decimal'
import { useFormats } from '../../../i18n/formats-context.ts'

interface Marks {
  readonly thousands: ThousandsMark | null
  readonly decimal: '.' | ','
}

const marks = new Map<string, Marks>()

const marksOf = (locale: string): Marks => {
  const known = marks.get(locale)
  if (known) return known
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_234_567.8)
  const group = parts.find(({ type }) => type === 'group')?.value
  const decimal = parts.find(({ type }) => type === 'decimal')?.value
  const made: Marks = {
    thousands: group === ',' || group === '.' ? group : null,
    decimal: decimal === ',' ? ',' : '.',
  }
  marks.set(locale, made)
  return made
}

/** What groups thousands where this person lives: decides where a number alone could be read in two ways. */
export const useThousands = (): ThousandsMark | null => marksOf(useFormats().locale).thousands

export const useDecimalMark = (): '.' | ',' => marksOf(useFormats().locale).decimal
