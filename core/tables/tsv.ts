import { parseDelimited } from './parse-delimited.ts'
import { writeDelimited } from './write-delimited.ts'

/** What a spreadsheet puts on the clipboard. */
export const parseTsv = (text: string): string[][] => parseDelimited(text, '\t')

export const writeTsv = (rows: readonly (readonly string[])[]): string => writeDelimited(rows, '\t')
