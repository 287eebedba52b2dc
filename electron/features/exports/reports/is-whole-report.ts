import type { ExportRequest } from '#core/exports/runs/export-request'

/** Whether nothing was left out but for these parameters, and the header has one row. */
export const isWholeReport = (
  { parameters }: ExportRequest,
  allowed: ReadonlySet<string>,
): boolean => {
  const { headermode = '', ...others } = parameters
  if (headermode.includes('_')) return false
  return Object.entries(others).every(([name, text]) => text === '' || allowed.has(name))
}
