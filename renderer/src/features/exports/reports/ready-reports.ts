import type { ReportDefinition } from '#core/exports/reports/report-definition'
import type { RunRules } from '#core/exports/schedule/job-progress'
import type { Schedule } from '#core/exports/schedule/schedule'
import { dayMs } from '#core/time'
import { usualTimeZone } from '#core/wall-time'
import { usualAlerts } from '../alerts/usual-alerts.ts'

export const readyReportNames = [
  'units',
  'sales',
  'deals',
  'leads',
  'payments',
  'customers',
] as const
export type ReadyReport = (typeof readyReportNames)[number]

interface Ready {
  readonly exportName: string
  readonly schedule: Schedule
}

const zone = usualTimeZone

// Minutes apart, so that they do not all come at once.
const ready: Readonly<Record<ReadyReport, Ready>> = {
  units: { exportName: 'products', schedule: { kind: 'weekdays', times: ['07:00'], zone } },
  sales: {
    exportName: 'sales-status',
    schedule: { kind: 'weekly', days: [1], times: ['07:10'], zone },
  },
  deals: { exportName: 'deals', schedule: { kind: 'weekdays', times: ['07:20'], zone } },
  leads: { exportName: 'inquiries', schedule: { kind: 'daily', times: ['06:45'], zone } },
  payments: {
    exportName: 'payments-incoming',
    schedule: { kind: 'weekdays', times: ['07:30'], zone },
  },
  customers: {
    exportName: 'customers',
    schedule: { kind: 'monthly', on: { kind: 'lastDay' }, times: ['18:00'], zone },
  },
}

export const usualRules: Omit<RunRules, 'schedule'> = {
  missed: 'once',
  maxAgeMs: 3 * dayMs,
  pauseAfter: 5,
}

/** A report as it is offered before anybody has made one. */
export const readyReport = (name: ReadyReport, title: string): ReportDefinition => {
  const { exportName, schedule } = ready[name]
  return {
    name: title,
    content: { name: exportName, format: 'xlsx', parameters: {} },
    accountId: null,
    rules: { ...usualRules, schedule },
    retention: null,
    alerts: [...usualAlerts],
    latest: null,
    delivery: null,
  }
}

/** The table that it asks for. */
export const exportOfReady = (name: ReadyReport): string => ready[name].exportName

export const scheduleOfReady = (name: ReadyReport): Schedule => ready[name].schedule
