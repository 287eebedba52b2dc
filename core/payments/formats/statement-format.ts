/** The kinds of statements that are read. */
export const statementFormats = ['csv', 'abo', 'camt', 'mt940'] as const
export type StatementFormat = (typeof statementFormats)[number]

// Some banks write their own name, a kind of message and a customer's number before the first field.
const envelopeLength = 500
const beginningOfMt940 = /(?:^|[\r\n}:])\s*:20:[^\r\n]*[\r\n]+(?::21:[^\r\n]*[\r\n]+)?:25P?:/

/** The format of a statement, by the beginning of its text and not by its file name. */
export const statementFormat = (text: string): StatementFormat => {
  const start = text.trimStart()
  if (/^07[45][0-9 ]{13}/.test(start)) return 'abo'
  if (beginningOfMt940.test(start.slice(0, envelopeLength))) return 'mt940'
  return /^<(?:\?xml|!|[A-Za-z])/.test(start) ? 'camt' : 'csv'
}
