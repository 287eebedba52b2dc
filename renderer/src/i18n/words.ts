import type { Language } from '#core/format/format-locale'
import type { czech } from './cs/catalogue.ts'
import type { english } from './en/catalogue.ts'

type Words = typeof english | typeof czech

const catalogues: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en/catalogue.ts')).english,
  cs: async () => (await import('./cs/catalogue.ts')).czech,
}

// An import of what is loaded already is answered in a task of its own; a promise that is kept, at once.
const asked = new Map<Language, Promise<Words>>()

/** All words of one language. The other language is loaded when somebody changes to it. */
export const loadWords = (language: Language): Promise<Words> => {
  const words = asked.get(language) ?? catalogues[language]()
  asked.set(language, words)
  words.catch(() => asked.delete(language))
  return words
}
