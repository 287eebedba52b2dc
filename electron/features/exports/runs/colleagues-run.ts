import { minuteMs, type Timestamp } from '#core/time'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import { isOfBackup } from '../backup/backup-reports.ts'
import type { ColleaguesRun, ColleaguesRuns, ExportsDependencies } from '../dependencies.ts'

/** Of a desk that is alone. */
export const noColleagues: ColleaguesRuns = {
  find: () => null,
  open: () => Promise.resolve(null),
  share: () => Promise.resolve(),
}

/** Nobody loads the same within five minutes; two computers know the same moment a little differently. */
const newerByMs = minuteMs

interface WantedRun {
  readonly report: StoredReport
  readonly account: Pick<CallingAccount, 'baseUrl' | 'login'>
  /** The time of a schedule that it is wanted for. */
  readonly slot?: Timestamp | null
}

/** What a colleague has loaded and this desk has not; null where there is nothing of the kind. */
export const colleaguesRun = (
  { store, colleagues }: Pick<ExportsDependencies, 'store' | 'colleagues'>,
  { report, account, slot = null }: WantedRun,
): ColleaguesRun | null => {
  if (isOfBackup(report)) return null
  const run = colleagues.find({ account, slot, content: report.definition.content })
  if (run === null) return null
  const newest = store.listRuns(report.id).find(({ state }) => state === 'done')
  return run.at - (newest?.startedAt ?? 0) >= newerByMs ? run : null
}

/** The same as far as it can be opened here: then the CRM need not be asked. */
export const openableRun = (
  dependencies: Pick<ExportsDependencies, 'store' | 'colleagues'>,
  wanted: WantedRun,
): ColleaguesRun | null => {
  const run = colleaguesRun(dependencies, wanted)
  return run?.isTooLarge === false ? run : null
}
