import type { ReactNode } from 'react'
import type { Report } from '#core/contract/exports'
import type { Job } from '#core/contract/jobs'
import type { Project } from '#core/contract/prices'
import type { ReportJobId, RunId, WorkspaceId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { Density } from '../../ui/sheet/sheet-theme.ts'
import type { ReadyReport } from './reports/ready-reports.ts'

export const reportTabs = ['runs', 'table', 'compare', 'charts', 'trend', 'alerts'] as const
export type ReportTab = (typeof reportTabs)[number]

/** The place of a person within the screen. */
export type ExportsPlace =
  | { readonly kind: 'reports' }
  | { readonly kind: 'calendar' }
  | { readonly kind: 'dashboard' }
  /** Null for a new report, which begins as a copy of a ready-made one. */
  | {
      readonly kind: 'editor'
      readonly reportId: ReportJobId | null
      readonly like: ReadyReport | ReportJobId | null
    }
  | {
      readonly kind: 'report'
      readonly reportId: ReportJobId
      readonly tab: ReportTab
      /** The run that is looked at; null: the newest with contents. */
      readonly runId: RunId | null
      /** The one that it is compared with; null: the one before. */
      readonly against: RunId | null
      /** What the table is searched for at first. */
      readonly search: string
    }

export const reportPlace = (
  reportId: ReportJobId,
  part: Partial<Omit<Extract<ExportsPlace, { kind: 'report' }>, 'kind' | 'reportId'>> = {},
): ExportsPlace => ({
  kind: 'report',
  reportId,
  tab: 'runs',
  runId: null,
  against: null,
  search: '',
  ...part,
})

/** What the head of each part shows. */
export interface FrameParts {
  readonly account: ReactNode
  /** Says why nothing leaves with that account. */
  readonly trouble: ReactNode
}

/** What every part of the screen knows. */
export interface ExportsDesk {
  readonly workspaceId: WorkspaceId
  readonly reports: readonly Report[]
  /** The reports that read the tables of the backup. */
  readonly backupReports: readonly Report[]
  readonly projects: readonly Project[]
  readonly density: Density
  /** Until when the report's endpoint must be left alone; a past moment where it need not be. */
  readonly coolingUntil: (report: Report) => Timestamp
  /** The run of a report that is under way. */
  readonly jobOf: (report: Report) => Job | null
  readonly go: (place: ExportsPlace) => void
}
