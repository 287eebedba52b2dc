import { parseDelimited } from './parse-delimited.ts'
import { writeDelimited } from './write-delimited.ts'

export const csvSeparators = [';', ',', '\t'] as const
export type CsvSeparator = (typeof csvSeparators)[number]

const byteOrderMark = '\ufeff'
/** Excel's own first line that names the separator. */
const namedSeparator = /^"?sep=([;,\t])"?(?:\r\n|\r|\n)/i

export const parseCsv = (text: string): string[][] => {
  const bare = text.startsWith(byteOrderMark) ? text.slice(1) : text
  const named = namedSeparator.exec(bare)
  const body = named ? bare.slice(named[0].length) : bare
  const separator = csvSeparators.find((known) => known === named?.[1])
  return parseDelimited(body, separator ?? guessSeparator(body))
}

export const writeCsv = (rows: readonly (readonly string[])[], separator: CsvSeparator): string =>
  `${byteOrderMark}${writeDelimited(rows, separator, alwaysQuoted)}`

/** Whatever separator a spreadsheet expects, these stay in their cell; so does what could be taken for a formula. */
const alwaysQuoted = /[;,\t]|^'?[=@\uff1d\uff0b\uff0d\uff20]|^'?[+-](?![\d\s.,]+%?$)/

const linesLookedAt = 20
const signsLookedAt = 20_000

const quotedPart = /"(?:[^"\r\n]|"")*"/g

// Of two that cut alike it is the one that stands in no text and no number.
const likeliestFirst = ['\t', ';', ','] as const satisfies readonly CsvSeparator[]

/** The separator that cuts the first lines into the same number of cells; of several the one that cuts most. */
const guessSeparator = (text: string): CsvSeparator => {
  const lines = text
    .slice(0, signsLookedAt)
    .replace(quotedPart, '')
    .split(/\r\n|\r|\n/)
    .slice(0, linesLookedAt)
  let best: CsvSeparator = ';'
  let most = 0
  for (const separator of likeliestFirst) {
    const score = steadiness(lines.map((line) => line.split(separator).length))
    if (score <= most) continue
    best = separator
    most = score
  }
  return best
}

// Lines of the commonest width, counted by the cuts in them: a comma in prices cuts few lines, or unevenly.
const steadiness = (widths: readonly number[]): number => {
  const counts = new Map<number, number>()
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1)
  const [width = 0, count = 0] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? []
  return count * 1_000 + width
}
