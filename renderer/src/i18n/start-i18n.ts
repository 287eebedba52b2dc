import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '#core/format/format-locale'
import { loadWords } from './words.ts'

const namespace = 'words'
const gridNamespace = 'grid'

export const startI18n = async (language: Language): Promise<void> => {
  const { words, grid = {} } = await loadWords(language)
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: namespace,
    resources: { [language]: { [namespace]: words, [gridNamespace]: grid } },
    initAsync: false,
    returnNull: false,
    // React escapes by itself.
    interpolation: { escapeValue: false },
  })
}

/** Brings the words of a language that somebody may change to. */
export const learn = async (language: Language): Promise<void> => {
  if (i18next.hasResourceBundle(language, namespace)) return
  const { words, grid = {} } = await loadWords(language)
  i18next.addResourceBundle(language, namespace, words)
  i18next.addResourceBundle(language, gridNamespace, grid)
}

/** What the table's library says by itself, in a language that is loaded. */
export const gridTexts = (language: string): Readonly<Record<string, string>> =>
  i18next.getResourceBundle(language, gridNamespace) ?? {}
