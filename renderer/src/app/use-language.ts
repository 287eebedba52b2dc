import i18next from 'i18next'
import { useEffect, useMemo } from 'react'
import type { Settings } from '#core/contract/settings'
import { chooseLanguage, formatLocale } from '#core/format/format-locale'
import { createFormats, type Formats } from '#core/format/formats'
import { learn } from '../i18n/start-i18n.ts'
import { useSettingsPart } from './settings/use-settings.ts'

const languageOf = (settings: Settings): Settings['language'] => settings.language

/** Lets the words follow the chosen language as soon as they are here; answers with the formats of it. */
export const useLanguage = (systemLocale: string): Formats => {
  const chosen = useSettingsPart(languageOf)
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
