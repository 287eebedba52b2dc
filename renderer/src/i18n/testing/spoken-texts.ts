import { catalogueTexts } from './catalogue-texts.ts'

export interface SpokenText {
  /** As the catalogue has it, with the names of its values. */
  readonly text: string
  readonly pattern: RegExp
  /** Where the catalogue has it, whatever the form of its number. */
  readonly keys: readonly string[]
}

const value = /\{\{[^}]+\}\}/
const plural = /_(zero|one|two|few|many|other)$/
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** All that a language can say, with a pattern of what stands in the place of each value. */
export const spokenTexts = (language: 'en' | 'cs', inPlaceOfValue: string): SpokenText[] => {
  const keysOf = new Map<string, string[]>()
  for (const [key, text] of catalogueTexts[language]) {
    keysOf.set(text, [...(keysOf.get(text) ?? []), key.replace(plural, '')])
  }
  return [...keysOf].map(([text, keys]) => ({
    text,
    keys,
    pattern: new RegExp(`^${text.split(value).map(escaped).join(inPlaceOfValue)}$`, 'u'),
  }))
}
