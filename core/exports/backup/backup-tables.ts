import { catalogue } from '../reports/catalogue.ts'
import type { ExportName } from '../reports/export-name.ts'

/** The exports that tell of the whole CRM: none that asks for a single unit, and none that another has replaced. */
export const backupTables: readonly ExportName[] = catalogue
  .filter(
    ({ parameters, successor }) =>
      successor === null && parameters.every(({ isRequired }) => !isRequired),
  )
  .map(({ name }) => name)
