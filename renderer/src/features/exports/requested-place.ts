import type { Subject } from '#core/contract/subject'
import type { ReportJobId, WorkspaceId } from '#core/ids'
import { type ExportsPlace, reportPlace } from './exports-desk.ts'

/** The place to which a click on a notification about reports leads; null where it concerns another workspace. */
export const requestedPlace = (subject: Subject, shown: WorkspaceId): ExportsPlace | null => {
  if (!('workspaceId' in subject) || subject.workspaceId !== shown) return null
  switch (subject.kind) {
    case 'reports':
      return { kind: 'reports' }
    case 'dashboard':
      return { kind: 'dashboard' }
    case 'report':
      return reportPlace(subject.reportId)
    case 'run': {
      const { reportId, runId, side } = subject
      return reportPlace(reportId, { runId, tab: side === 'contents' ? 'table' : 'runs' })
    }
    default:
      return null
  }
}

interface Reports {
  /** Null while nobody knows them. */
  readonly reports: readonly { readonly id: ReportJobId }[] | null
  readonly isUnreadable: boolean
}

/**
 * What becomes of a request: news stay on the screen of the system when their report is removed.
 * It waits for the reports; where they cannot be read it is answered all the same, and pulls nobody away later.
 */
export const requestAnswer = (
  place: ExportsPlace,
  { reports, isUnreadable }: Reports,
): 'wait' | 'open' | 'gone' => {
  if (reports === null) return isUnreadable ? 'open' : 'wait'
  const isThere = place.kind !== 'report' || reports.some(({ id }) => id === place.reportId)
  return isThere ? 'open' : 'gone'
}
