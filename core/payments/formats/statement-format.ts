/** The kinds of statements that are read. */
export const statementFormats = ['csv', 'abo', 'camt'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** The format of a statement, by the beginning of its text and not by its file name. */
export const statementFormat = (text: string): StatementFormat => {
  const start = text.trimStart()
  if (/^07[45][0-9 ]{13}/.test(start)) return 'abo'
  return /^<(?:\?xml|!|[A-Za-z])/.test(start) ? 'camt' : 'csv'
}
