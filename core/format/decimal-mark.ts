import { chooseLanguage, formatLocale, type Language } from './format-locale.ts'

/** What stands before decimals where this person lives. */
export const decimalMark = (chosen: 'system' | Language, systemLocale: string): '.' | ',' => {
  const locale = formatLocale(chooseLanguage(chosen, systemLocale), systemLocale)
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
}
