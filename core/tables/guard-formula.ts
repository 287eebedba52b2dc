const startsFormula = /^[=+\-@\t\r]/
const isNumber = /^[+-]?[\d\s\u00a0\u202f.,]+%?$/

/**
 * A text that a spreadsheet would run as a formula when it opens a text table gets an apostrophe in front, by
 * which spreadsheets know text. Numbers stay numbers.
 */
export const guardFormula = (text: string): string =>
  startsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text

/** Takes the apostrophe off again. */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && guardFormula(text.slice(1)) === text ? text.slice(1) : text
