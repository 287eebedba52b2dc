import type { ThousandsMark } from './read-decimal.ts'

const groupedTwice = /\d([.,])\d{3}\1\d{3}/
const bothMarks = /\d([.,])\d{3}([.,])\d/
const decimalMark = /\d([.,])(?:\d{1,2}|\d{4,})(?!\d)/

/**
 * The mark of thousands that the numbers of one block tell together: `1,234,567` and `0,5` are certain where
 * `1,234` alone is not. Null where none tells it, or where they contradict each other.
 */
export const thousandsMark = (texts: Iterable<string>): ThousandsMark | null => {
  let found: ThousandsMark | null = null
  for (const text of texts) {
    const told = markOf(text)
    if (told === null) continue
    if (found !== null && found !== told) return null
    found = told
  }
  return found
}

const markOf = (text: string): ThousandsMark | null => {
  const thousands = groupedTwice.exec(text)?.[1] ?? bothMarksOf(text)
  if (thousands === ',' || thousands === '.') return thousands
  const decimal = decimalMark.exec(text)?.[1]
  if (decimal === undefined) return null
  return decimal === ',' ? '.' : ','
}

const bothMarksOf = (text: string): string | undefined => {
  const [, first, second] = bothMarks.exec(text) ?? []
  return first === second ? undefined : first
}
