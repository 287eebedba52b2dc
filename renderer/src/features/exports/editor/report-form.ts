import type { Report } from '#core/contract/exports'
import { catalogue } from '#core/exports/reports/catalogue'
import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import { type ExportParameter, parameterFault } from '#core/exports/reports/export-parameter'
import type { WorkbookFormat } from '#core/exports/reports/export-spec'
import { readExportName } from '#core/exports/reports/read-export-name'
import type { LatestFormat, ReportDefinition } from '#core/exports/reports/report-definition'
import type { RunRules } from '#core/exports/schedule/job-progress'
import type { FileToken } from '#core/ids'
import { dayMs, hourMs } from '#core/time'
import { usualTimeZone } from '#core/wall-time'
import { type AlertForm, toAlertForm } from '../alerts/alert-form.ts'
import { type DeliveryForm, toDeliveryForm } from '../delivery/delivery-form.ts'
import { usualRules } from '../reports/ready-reports.ts'
import { type ScheduleForm, toScheduleForm } from '../schedule/schedule-form.ts'

export const ownExport = 'own'

export interface LatestForm {
  readonly isOn: boolean
  /** Null for the folder that the report has already. */
  readonly folder: FileToken | null
  /** The path for the display; null where none was picked. */
  readonly path: string | null
  readonly fileName: string
  readonly format: LatestFormat
}

/** A report as it is put together; numbers and dates as they are typed. */
export interface ReportForm {
  readonly name: string
  /** A name of the catalogue, or `own`. */
  readonly export: string
  readonly endpoint: string
  readonly format: WorkbookFormat
  readonly parameters: Readonly<Record<string, string>>
  /** Empty: whichever serves the exports. */
  readonly accountId: string
  readonly schedule: ScheduleForm
  readonly missed: RunRules['missed']
  readonly maxAgeHours: string
  readonly pauseAfter: string
  readonly hasOwnRetention: boolean
  readonly count: string
  readonly days: string
  readonly alerts: readonly AlertForm[]
  readonly latest: LatestForm
  readonly delivery: DeliveryForm
}

const textOf = (value: number | null | undefined): string => (value == null ? '' : String(value))

const noLatest: LatestForm = {
  isOn: false,
  folder: null,
  path: null,
  fileName: '',
  format: 'xlsx',
}

/** A new form, from what a report or a ready one has. */
export const toReportForm = (
  definition: Omit<ReportDefinition, 'latest'> & { readonly latest: Report['latest'] },
): ReportForm => {
  const { name, content, accountId, rules, retention, alerts, latest, delivery } = definition
  const isKnown = catalogue.some((entry) => entry.name === content.name)
  const { missed, maxAgeMs, pauseAfter } = rules ?? usualRules
  return {
    name,
    export: isKnown ? content.name : ownExport,
    endpoint: exportEndpoint(isKnown ? '' : content.name),
    format: content.format,
    parameters: content.parameters,
    accountId: accountId ?? '',
    schedule: toScheduleForm(rules?.schedule ?? null),
    missed,
    maxAgeHours: String(maxAgeMs / hourMs),
    pauseAfter: String(pauseAfter),
    hasOwnRetention: retention !== null,
    count: textOf(retention?.maxCount),
    days: textOf(retention?.maxAgeMs == null ? null : Math.round(retention.maxAgeMs / dayMs)),
    alerts: alerts.map(toAlertForm),
    delivery: toDeliveryForm(delivery),
    latest: latest
      ? {
          ...noLatest,
          isOn: true,
          path: latest.folder,
          fileName: latest.fileName,
          format: latest.format,
        }
      : noLatest,
  }
}

export const emptyReport: Parameters<typeof toReportForm>[0] = {
  name: '',
  content: { name: 'products', format: 'xlsx', parameters: {} },
  accountId: null,
  rules: {
    ...usualRules,
    schedule: { kind: 'weekdays', times: ['07:00'], zone: usualTimeZone },
  },
  retention: null,
  alerts: [],
  latest: null,
  delivery: null,
}

/** The name of the export that is asked for; null while its endpoint is none. */
export const exportNameOf = (form: ReportForm): string | null => {
  if (form.export !== ownExport) return form.export
  const read = readExportName(form.endpoint)
  if (read.kind === 'refused') return null
  return read.kind === 'known' ? read.entry.name : read.name
}

/** What may be asked of the chosen export; the format is said on its own. */
export const parametersOf = (form: ReportForm): readonly ExportParameter[] => {
  const read = readExportName(
    form.export === ownExport ? form.endpoint : exportEndpoint(form.export),
  )
  if (read.kind === 'refused') return []
  const all = read.kind === 'known' ? read.entry.parameters : read.parameters
  return all.filter(({ name }) => name !== 'xlsx')
}

export const faultOfParameter = (form: ReportForm, parameter: ExportParameter) =>
  parameterFault(parameter, (form.parameters[parameter.name] ?? '').trim())
