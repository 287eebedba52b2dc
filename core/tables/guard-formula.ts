// Spreadsheets take the full-width forms of some keyboards for the signs themselves.
const signs = '=+\\-@\uff1d\uff0b\uff0d\uff20'
const number = '[+-]?[\\d\\s\\u00a0\\u202f.,]+%?'
const startsFormula = new RegExp(`^[${signs}\\t\\r]`)
const isNumber = new RegExp(`^${number}$`)

/**
 * A text that a spreadsheet would run as a formula when it opens a text table gets an apostrophe in front, by
 * which spreadsheets know text. Numbers stay numbers.
 */
export const guardFormula = (text: string): string =>
  startsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text

/** Takes the apostrophe off again. */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && guardFormula(text.slice(1)) === text ? text.slice(1) : text

const notANumber = `(?!${number}(?:[;,\\t\\r\\n]|$))`
const insideUnguarded = new RegExp(`([;,\\t\\r\\n])(?=[${signs}])${notANumber}`, 'g')
const insideGuarded = new RegExp(`([;,\\t\\r\\n])'(?=[${signs}])${notANumber}`, 'g')

/**
 * The text as a cell of a text table: whoever opens the table with another separator, or line by line, meets no
 * formula in the middle of it either.
 */
export const guardCsvCell = (text: string): string =>
  guardFormula(isNumber.test(text) ? text : text.replace(insideUnguarded, "$1'"))

/** Takes all apostrophes off again that `guardCsvCell` has put there. */
export const unguardCsvCell = (text: string): string =>
  unguardFormula(text).replace(insideGuarded, '$1')
