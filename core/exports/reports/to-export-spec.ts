import type { HeaderMode } from '../table/report-table.ts'
import type { ExportSpec } from './export-spec.ts'
import type { ReportContent } from './report-definition.ts'

const modes: readonly HeaderMode[] = ['labels', 'ids', 'labels_ids', 'ids_labels']

/** How the header of what comes is to be read. */
export const headersOf = ({ parameters }: Pick<ReportContent, 'parameters'>): HeaderMode =>
  modes.find((mode) => mode === parameters['headermode']) ?? 'default'

/** A report as the API is asked for it: what says nothing is not sent. */
export const toExportSpec = ({ name, format, parameters }: ReportContent): ExportSpec => ({
  name,
  format,
  more: Object.fromEntries(Object.entries(parameters).filter(([, text]) => text !== '')),
})
