/** The kinds of statements that are read. */
export const statementFormats = ['csv', 'abo', 'camt'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** By what the text begins with, whatever the name of the file. */
export const statementFormat = (text: string): StatementFormat => {
  const start = text.trimStart()
  if (/^07[45][0-9 ]{13}/.test(start)) return 'abo'
  return /^<(?:\?xml|!|[A-Za-z])/.test(start) ? 'camt' : 'csv'
}
