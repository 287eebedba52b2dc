import { czech } from '../cs/catalogue.ts'
import { english } from '../en/catalogue.ts'

interface Words {
  readonly [key: string]: string | Words
}

const flat = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flat(value, `${prefix}${key}.`),
  )

/** All texts of both languages by their keys. */
export const catalogueTexts = { en: new Map(flat(english)), cs: new Map(flat(czech)) }
