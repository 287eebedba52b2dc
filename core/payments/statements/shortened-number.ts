const shortened = /^\d(?:[.,]\d+)?E\+\d+$/i

/**
 * Whether a text is what a spreadsheet has made of a long number, `2,30012E+11`: the digits that would tell it from
 * another one are gone.
 */
export const isShortenedNumber = (text: string): boolean => shortened.test(text.trim())
