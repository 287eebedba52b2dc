import type { Subject } from '#core/contract/subject'
import type { RunId } from '#core/ids'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'

type RunSubject = Extract<Subject, { kind: 'run' }>

export const runSubject = (
  { workspaceId, id: reportId }: Pick<StoredReport, 'workspaceId' | 'id'>,
  runId: RunId,
  side: RunSubject['side'],
): RunSubject => ({ kind: 'run', workspaceId, reportId, runId, side })
