import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '#core/format/format-locale'
import { czech } from './cs/catalogue.ts'
import { english } from './en/catalogue.ts'

/** Both catalogues are in the bundle, so that a change of language needs no loading. */
export const startI18n = async (language: Language): Promise<void> => {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'words',
    resources: { en: { words: english }, cs: { words: czech } },
    initAsync: false,
    returnNull: false,
    // React escapes by itself.
    interpolation: { escapeValue: false },
  })
}
