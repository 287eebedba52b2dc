import type { Language } from '#core/format/format-locale'
import type { czech } from './cs/catalogue.ts'
import type { english } from './en/catalogue.ts'

interface Words {
  readonly words: typeof english | typeof czech
  /** What the table's library says by itself; without it, it speaks English. */
  readonly grid?: Readonly<Record<string, string>>
}

const catalogues: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => ({ words: (await import('./en/catalogue.ts')).english }),
  cs: async () => (await import('./czech-with-grid.ts')).czechWithGrid,
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
