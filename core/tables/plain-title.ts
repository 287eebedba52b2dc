import { fold } from '#core/fold'

/** The words of a column's title without accents, case and punctuation, one space apart. */
export const titleWords = (title: string): string =>
  fold(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A column's title as Latin letters and digits alone, for titles whose spaces vary too. */
export const plainTitle = (title: unknown): string =>
  fold(String(title ?? '')).replaceAll(/[^a-z0-9]/g, '')
