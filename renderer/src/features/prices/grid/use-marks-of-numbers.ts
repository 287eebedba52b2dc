import { marksOfNumbers } from '#core/format/marks-of-numbers'
import type { ThousandsMark } from '#core/tables/read-decimal'
import { useFormats } from '../../../i18n/formats-context.ts'

const known = new Map<string, ReturnType<typeof marksOfNumbers>>()

const marksOf = (locale: string) => {
  const marks = known.get(locale) ?? marksOfNumbers(locale)
  known.set(locale, marks)
  return marks
}

export const useThousands = (): ThousandsMark | null => marksOf(useFormats().locale).thousands

export const useDecimalMark = (): '.' | ',' => marksOf(useFormats().locale).decimal
