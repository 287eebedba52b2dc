export type Language = 'en' | 'cs'

const fallbackLocales: Record<Language, string> = { en: 'en-GB', cs: 'cs-CZ' }

const languageOf = (locale: string): string => locale.toLowerCase().split(/[-_]/)[0] ?? ''

/** The language of the words: the chosen one, else the system's when there is a catalogue for it. */
export const chooseLanguage = (chosen: 'system' | Language, systemLocale: string): Language => {
  if (chosen !== 'system') return chosen
  return languageOf(systemLocale) === 'cs' ? 'cs' : 'en'
}

/** The locale of dates and numbers: the system's when it speaks the language of the words. */
export const formatLocale = (language: Language, systemLocale: string): string => {
  const candidate = systemLocale.replace('_', '-')
  if (languageOf(candidate) !== language) return fallbackLocales[language]
  try {
    return Intl.getCanonicalLocales(candidate)[0] ?? fallbackLocales[language]
  } catch (error) {
    if (error instanceof RangeError) return fallbackLocales[language]
    throw error
  }
}
