import type { StoredReport } from '../../store/reports.ts'

/** Whether a report leaves nothing out but for these parameters, and has a header of one row. */
export const isWholeReport = (
  { definition: { wanted } }: StoredReport,
  allowed: ReadonlySet<string>,
): boolean => {
  const { headermode = '', ...others } = wanted.parameters
  if (headermode.includes('_')) return false
  return Object.entries(others).every(([name, text]) => text === '' || allowed.has(name))
}
