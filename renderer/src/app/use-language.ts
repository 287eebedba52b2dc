import i18next from 'i18next'
import { useEffect, useMemo } from 'react'
import { chooseLanguage, formatLocale } from '#core/format/format-locale'
import { createFormats, type Formats } from '#core/format/formats'
import { useSettings } from './settings/use-settings.ts'

/** Lets the words follow the chosen language; answers with the formats that go with them. */
export const useLanguage = (systemLocale: string): Formats => {
  const { language: chosen } = useSettings()
  const language = chooseLanguage(chosen, systemLocale)
  useEffect(() => {
    document.documentElement.lang = language
    if (i18next.language !== language) void i18next.changeLanguage(language)
  }, [language])
  return useMemo(
    () => createFormats(formatLocale(language, systemLocale)),
    [language, systemLocale],
  )
}
