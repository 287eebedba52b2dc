import {
  cancelled,
  type Failure,
  type FailureOf,
  failed,
  type Result,
  success,
} from '#core/contract/failure'
import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import { toExportSpec } from '#core/exports/reports/to-export-spec'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { PackedContents } from '../../../store/exports/runs/export-contents.ts'
import type { BegunRun } from '../../../store/exports/runs/export-run-changes.ts'
import type { Progress } from '../../jobs/run-jobs.ts'
import { isOfBackup } from '../backup/backup-reports.ts'
import { deliverRun } from '../delivery/deliver-run.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { feedFromRun } from '../reports/feed-from-run.ts'
import { writeLatest } from '../reports/write-latest.ts'
import { readContents } from '../table/read-contents.ts'
import { openableRun } from './colleagues-run.ts'
import { type ArrivedContents, type EndKind, endRun, type RunEnd } from './end-run.ts'
import { applyKeeping } from './keep-rules.ts'

type FollowUpDependencies = Parameters<typeof readContents>[0] &
  Parameters<typeof feedFromRun>[0] &
  Parameters<typeof writeLatest>[0] &
  Parameters<typeof deliverRun>[0] &
  Parameters<typeof applyKeeping>[0]

type Dependencies = FollowUpDependencies &
  Pick<ExportsDependencies, 'client' | 'openDownload' | 'mayAsk' | 'colleagues'>

interface RunExportInput {
  readonly report: StoredReport
  /** The run, which is stored as running already. */
  readonly run: BegunRun
  readonly account: Result<CallingAccount>
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
  /** The application ends: whatever is under way stays written down as running. */
  readonly isStopped: () => boolean
  /** Called when the CRM has answered: whatever follows from that keeps nobody from asking it. */
  readonly onAnswered: () => void
  /** Takes an end that the disk has not taken. */
  readonly onUnwritten: (end: RunEnd) => void
}

/** Downloads a report into the store, and does what follows from that. */
export const runExport = async (
  dependencies: Dependencies,
  input: RunExportInput,
): Promise<Result<null>> => {
  const { run, tell, isStopped, onAnswered, onUnwritten } = input
  const arrived = await arrive(dependencies, input)
  onAnswered()
  if (isStopped()) return failed(cancelled)
  const fail = (kind: EndKind, failure: Failure) => {
    const end = { kind, failure }
    if (!endRun(dependencies, run, end).ok) onUnwritten(end)
  }
  if (!arrived.ok) {
    fail(endKind(input, arrived.failure), arrived.failure)
    return arrived
  }
  tell({ phase: 'saving', canCancel: false })
  const kept = endRun(dependencies, run, { kind: 'arrived', ...arrived.value })
  if (!kept.ok) {
    fail('failed', kept.failure)
    return kept
  }
  shareArrived(dependencies, input, arrived.value)
  await afterRun(dependencies, input)
  return success(null)
}

/** Other desks of the team need not ask for it any more. */
const shareArrived = (
  { colleagues }: Pick<ExportsDependencies, 'colleagues'>,
  { report, account }: Pick<RunExportInput, 'report' | 'account'>,
  { contents, loaded }: ArrivedContents,
): void => {
  if (!account.ok || loaded !== null || isOfBackup(report)) return
  const { content } = report.definition
  void colleagues.share({ account: account.value, content }, contents)
}

/**
 * What follows from contents that have arrived; also at a start, where the last one came no further. The mark that
 * all of it was done is the last thing that is written, and left out where the disk did not take a part of it down.
 */
export const afterRun = async (
  dependencies: FollowUpDependencies,
  {
    report,
    run,
    isStopped,
  }: Pick<RunExportInput, 'report' | 'isStopped'> & { run: Pick<BegunRun, 'id'> },
): Promise<void> => {
  const { store } = dependencies
  const { signal } = new AbortController()
  // A person may have changed it while it was downloaded, and while it was read.
  const of = () => ({ report: store.readReport(report.id) ?? report, runId: run.id, signal })
  if (isStopped()) return
  const outcome = await readContents(dependencies, of())
  if (isStopped()) return
  // Contents that nobody can read change nothing for those who read the report's data; a backup waits for its turn.
  const isAlone = outcome !== 'read' || isOfBackup(report)
  let isDone = outcome === 'read'
  for (const step of isAlone ? [] : [feedFromRun, writeLatest, deliverRun]) {
    const done = await step(dependencies, of())
    if (isStopped()) return
    if (!done.ok && done.failure.kind === 'store') isDone = false
  }
  if (isDone) store.write.writeFollowedUp(run.id)
  applyKeeping(dependencies)
}

const endKind = ({ run, signal }: RunExportInput, failure: Failure): EndKind => {
  if (signal.aborted || failure.kind === 'cancelled') return 'cancelled'
  // The server has said when it lets the run in: nobody has to come back for that.
  if (failure.kind === 'cooling') return 'postponed'
  // A person who asked for it sees why; what runs by itself waits.
  return run.slot !== null && isOutOfReach(failure) ? 'unreachable' : 'failed'
}

/** What a colleague has loaded a moment ago is not asked of the CRM again. */
const arrive = async (
  dependencies: Dependencies,
  input: RunExportInput,
): Promise<Result<ArrivedContents>> => {
  const { report, account, tell, signal } = input
  const wanted = account.ok && { report, account: account.value, slot: input.run.slot }
  const run = wanted ? openableRun(dependencies, wanted) : null
  if (run !== null && !signal.aborted) {
    tell({ phase: 'downloading', unit: 'bytes' })
    const contents = await dependencies.colleagues.open(run)
    if (contents !== null) return success({ contents, loaded: { by: run.by, at: run.at } })
  }
  const downloaded = await download(dependencies, input)
  return downloaded.ok ? success({ contents: downloaded.value, loaded: null }) : downloaded
}

const download = async (
  { client, openDownload, mayAsk }: Dependencies,
  { report, run, account, tell, signal }: RunExportInput,
): Promise<Result<PackedContents>> => {
  if (!account.ok) return account
  if (signal.aborted) return failed(cancelled)
  const endpoint = exportEndpoint(report.definition.content.name)
  // Nobody has chosen this table alone: the login is not risked for it.
  const may = isOfBackup(report) ? mayAsk(account.value, endpoint) : success(null)
  if (!may.ok) return may
  const file = openDownload({ runId: run.id, endpoint })
  try {
    tell({ phase: 'downloading', unit: 'bytes' })
    const downloaded = await client.exportTable(
      account.value,
      toExportSpec(report.definition.content),
      { signal, sink: file.sink, onProgress: (done, total) => tell({ done, total }) },
    )
    if (!downloaded.ok) return downloaded
    return await file.finish()
  } finally {
    await file.discard()
  }
}

// A server that answers with an error, or with a wrong certificate, was reached.
const ofTheWay: readonly FailureOf<'unreachable'>['cause'][] = [
  'refused',
  'notFound',
  'timedOut',
  'reset',
  'proxy',
]

/** The network is to blame, and neither the report nor its server. */
const isOutOfReach = (failure: Failure): boolean =>
  failure.kind === 'unreachable' && ofTheWay.includes(failure.cause)
