import type { ThousandsMark } from '#core/tables/read-decimal'
import { useFormats } from '../../i18n/formats-context.ts'

const partOf = (locale: string, type: 'group' | 'decimal'): string | undefined =>
  new Intl.NumberFormat(locale, { useGrouping: true })
    .formatToParts(1_234_567.8)
    .find((part) => part.type === type)?.value

/** What groups thousands where this person lives: decides where a number alone could be read in two ways. */
export const useThousands = (): ThousandsMark | null => {
  const mark = partOf(useFormats().locale, 'group')
  return mark === ',' || mark === '.' ? mark : null
}

export const useDecimalMark = (): '.' | ',' =>
  partOf(useFormats().locale, 'decimal') === ',' ? ',' : '.'
