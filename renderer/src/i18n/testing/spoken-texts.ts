import { catalogueTexts } from './catalogue-texts.ts'

export interface SpokenText {
  /** As the catalogue has it, with the names of its values. */
  readonly text: string
  readonly pattern: RegExp
}

const value = /\{\{[^}]+\}\}/
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** All that a language can say, with a pattern of what stands in the place of each value. */
export const spokenTexts = (language: 'en' | 'cs', inPlaceOfValue: string): SpokenText[] =>
  [...new Set(catalogueTexts[language].values())].map((text) => ({
    text,
    pattern: new RegExp(`^${text.split(value).map(escaped).join(inPlaceOfValue)}$`, 'u'),
  }))
