import { guardFormula, unguardFormula } from '#core/tables/guard-formula'
import { parseTsv } from '#core/tables/tsv'

type Texts = readonly (readonly string[])[]

/** Texts as they leave for a spreadsheet, which would run a text that begins like a formula. Numbers stay numbers. */
export const guardedTexts = (rows: Texts): string[][] => rows.map((row) => row.map(guardFormula))

/** What comes from a spreadsheet, or from here. */
export const readTexts = (text: string): string[][] =>
  parseTsv(text).map((row) => row.map(unguardFormula))
