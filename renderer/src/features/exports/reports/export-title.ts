import type { TFunction } from 'i18next'
import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import { type ExportName, exportNames } from '#core/exports/reports/export-name'
import type { ReportContent } from '#core/exports/reports/report-definition'

const isKnownExport = (name: string): name is ExportName =>
  (exportNames as readonly string[]).includes(name)

/** An export as people call it; one that only its user knows by its endpoint. */
export const exportTitle = (t: TFunction, name: string): string =>
  isKnownExport(name) ? t(`exports.name.${name}`) : exportEndpoint(name)

/** What a report asks for, in a line. */
export const contentWords = (t: TFunction, { name, format, parameters }: ReportContent): string => {
  const narrowed = Object.entries(parameters).filter(
    ([parameter, text]) => parameter !== 'headermode' && text !== '',
  ).length
  const words = `${exportTitle(t, name)} · .${format}`
  return narrowed === 0 ? words : `${words} · ${t('exports.list.narrowed', { count: narrowed })}`
}
