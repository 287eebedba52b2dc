import i18next from 'i18next'
import { useEffect, useMemo } from 'react'
import { chooseLanguage, formatLocale } from '#core/format/format-locale'
import { createFormats, type Formats } from '#core/format/formats'
import { learn } from '../i18n/start-i18n.ts'
import { useSettings } from './settings/use-settings.ts'

/** Lets the words follow the chosen language as soon as they are here; answers with the formats of it. */
export const useLanguage = (systemLocale: string): Formats => {
  const { language: chosen } = useSettings()
  const language = chooseLanguage(chosen, systemLocale)
  useEffect(() => {
    if (i18next.language === language) return
    let isWanted = true
    void learn(language).then(() => {
      if (!isWanted) return
      document.documentElement.lang = language
      return i18next.changeLanguage(language)
    })
    return () => {
      isWanted = false
    }
  }, [language])
  return useMemo(
    () => createFormats(formatLocale(language, systemLocale)),
    [language, systemLocale],
  )
}
