import { failed, notFound, type Result, success } from '#core/contract/failure'
import {
  type ReportDefinition,
  reportDefinitionSchema,
} from '#core/exports/reports/report-definition'
import { progressOfSaved } from '#core/exports/schedule/change-job'
import { type ReportJobId, reportJobIdSchema, type WorkspaceId } from '#core/ids'
import { parseJson } from '#core/parse-json'
import type { Timestamp } from '#core/time'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { ScheduleChange } from '../../../store/exports/schedule/write-schedule.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { sharesLatestFile } from './latest-file.ts'

export interface SaveReportInput {
  readonly workspaceId: WorkspaceId
  readonly reportId: ReportJobId | null
  /** The definition as the page has sent it, before anything has checked it. */
  readonly definition: string
}

type Dependencies = Pick<ExportsDependencies, 'store' | 'clock' | 'newId' | 'grantedPath'>

/** A definition that a person has made; its schedule begins now. */
export const saveReport = (
  { store, clock, newId, grantedPath }: Dependencies,
  { workspaceId, reportId, definition: json }: SaveReportInput,
): Result<{ reportId: ReportJobId }> => {
  const parsed = parseDefinition(json)
  if (!parsed.ok) return parsed
  const known = reportId && store.readReport(reportId)
  const ofTeam = known?.definition.ofTeam
  const definition = ofTeam === undefined ? parsed.value : { ...parsed.value, ofTeam }
  if (reportId !== null && known?.workspaceId !== workspaceId) return notFound('never')
  const folder = folderOf(grantedPath, definition, known)
  if (!folder.ok) return folder
  const id = reportId ?? reportJobIdSchema.parse(newId())
  const input = { id, definition, latestFolder: folder.value }
  if (sharesLatestFile(store, input)) return fileTaken()
  const at = clock.now()
  const schedule = scheduleOf({ id, definition, known, at })
  const saved = store.write.saveReport(
    {
      id,
      workspaceId,
      definition,
      latestFolder: folder.value,
      createdAt: known?.createdAt ?? at,
      progress: schedule?.progress ?? null,
    },
    schedule,
  )
  return saved.ok ? success({ reportId: id }) : saved
}

const parseDefinition = (text: string): Result<ReportDefinition> => {
  const parsed = reportDefinitionSchema.safeParse(parseJson(text))
  if (parsed.success) return success(parsed.data)
  const path = ['definition', ...(parsed.error.issues[0]?.path ?? [])].map(String).join('.')
  return failed({ kind: 'invalidInput', path, rule: 'custom', again: 'afterFix' })
}

/** Two reports with one file would overwrite each other's contents. */
const fileTaken = (): Result<never> =>
  failed({
    kind: 'invalidInput',
    path: 'definition.latest.fileName',
    rule: 'fileOfAnotherReport',
    again: 'afterFix',
  })

const folderOf = (
  grantedPath: Dependencies['grantedPath'],
  { latest }: ReportDefinition,
  known: StoredReport | null,
): Result<string | null> => {
  if (latest === null) return success(null)
  return latest.folder === null ? success(known?.latestFolder ?? null) : grantedPath(latest.folder)
}

interface ReportChange {
  readonly id: ReportJobId
  readonly definition: ReportDefinition
  readonly known: StoredReport | null
  readonly at: Timestamp
}

/** The schedule of a report that is saved now. */
export const scheduleOf = ({ id, definition, known, at }: ReportChange): ScheduleChange | null => {
  const schedule = progressOfSaved({ rules: definition.rules, known, at })
  return schedule && { reportId: id, at, ...schedule }
}
