import { cancelled, failed, type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import type { SentImportId, WatchedFileId, WorkspaceId } from '#core/ids'
import { leadsKeptSince } from '#core/leads/privacy/retention'
import { dayMs, type Timestamp } from '#core/time'
import type { WatchedSource } from '../../../store/leads/sent/sent-files.ts'
import type { Progress } from '../../jobs/run-jobs.ts'
import { tellOfLeads } from '../archive/tell-of-leads.ts'
import type { LeadsDependencies } from '../dependencies.ts'
import { reconcileLeads } from '../reconcile/reconcile-leads.ts'
import {
  type OpenedSentFile,
  openSentFile,
  type SentFileSource,
  takeSentFile,
} from './read-sent-file.ts'

interface Import extends Omit<SentFileSource, 'source' | 'sheet'> {
  readonly opened: OpenedSentFile
  /** Null for a file that a person has given. */
  readonly watched: WatchedFile | null
  /**
   * How many deletions of all leads there were when the file was read: a file read before one of them is not imported.
   */
  readonly deletions: number
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}

interface WatchedFile {
  readonly fileId: WatchedFileId
  readonly source: WatchedSource
}

const unreadable: Result<never> = failed({
  kind: 'invalidInput',
  path: 'mapping',
  rule: 'custom',
  again: 'afterFix',
})

/** Files of a workspace are imported and taken back one after another. */
export const importsOf = (workspaceId: WorkspaceId): string => `imports of ${workspaceId}`

/** Takes all that a file of the site tells, and finds out what became of it. Answers how many leads it has. */
export const importFile = async (
  dependencies: LeadsDependencies,
  wanted: Import,
): Promise<Result<number>> => {
  const { inTurn, seals } = dependencies
  const { workspaceId, signal } = wanted
  await seals.openToWrite()
  const taken = await inTurn(importsOf(workspaceId), () => takeFile(dependencies, wanted))
  if (!taken.ok) return taken
  const { period, done } = taken.value
  const reconciled = await reconcileLeads(dependencies, { workspaceId, period, signal })
  tellOfLeads(dependencies, workspaceId)
  return reconciled.ok ? success(done) : reconciled
}

type Period = OpenedPeriod['period']
type OpenedPeriod = Extract<Awaited<ReturnType<typeof takeSentFile>>, { ok: true }>['value']

const takeFile = async (
  dependencies: LeadsDependencies,
  { tell, signal, watched, deletions, ...wanted }: Import,
): Promise<Result<{ readonly period: Period; readonly done: number }>> => {
  const { store, clock } = dependencies
  const { workspaceId, opened, timeZone } = wanted
  if (store.countDeletions(workspaceId) !== deletions) return failed(cancelled)
  const begun = store.commit((rows) => {
    const archive = rows.makeLeadArchive(workspaceId)
    const name = opened.fileName.slice(0, 300)
    const id = rows.beginSentImport({ archive, name, at: clock.now(), watched, timeZone })
    return { archive, id }
  })
  if (!begun.ok) return begun
  const { archive, id } = begun.value
  const { retention } = store.readLeadSettings(workspaceId)
  const now = clock.now()
  // A cumulative file tells of those again who are kept no longer, and whose inquiries are gone from the archive.
  const keptSince = leadsKeptSince(retention, now)
  tell({ phase: 'reading', unit: 'rows' })
  let done = 0
  const taken = await takeSentFile(
    dependencies,
    wanted,
    (told) => {
      const leads = told.filter(({ lead }) => lead.at >= keptSince)
      const contactsSince = now - retention.contactDays * dayMs
      const written = store.commit((rows) => {
        rows.insertSentLeads({ archive, importId: id, leads, now, contactsSince })
        return null
      })
      done += leads.length
      tell({ done })
      return written
    },
    signal,
  )
  const read = taken.ok && taken.value.isReadable ? taken.value : null
  const period = partSince(read?.period ?? null, keptSince)
  const mapping = read?.mapping ?? null
  const ended = endImport(dependencies, { archive, id, done, period })
  if (!taken.ok) return taken
  if (mapping === null) return unreadable
  if (!ended.ok) return ended
  const kept = store.commit((rows) => rows.keepSentMapping({ archive, mapping, usedAt: now }))
  return kept.ok ? success({ period, done }) : kept
}

const partSince = (period: Period, since: Timestamp): Period =>
  period === null || period.to <= since
    ? null
    : { from: Math.max(period.from, since), to: period.to }

interface EndedImport {
  readonly archive: number
  readonly id: SentImportId
  readonly done: number
  readonly period: Period
}

/** An import that was broken off can be taken back if it has leads; without any, it is removed. */
const endImport = (
  { store }: Pick<LeadsDependencies, 'store'>,
  { archive, id, done, period }: EndedImport,
): Result<unknown> =>
  store.commit((rows) => {
    if (done === 0) rows.leaveSentImport({ archive, id })
    else rows.endSentImport({ archive, id, leads: done, period })
  })

/** Imports the file with the mapping of columns that a person has chosen. */
export const importSent = async (
  dependencies: LeadsDependencies,
  wanted: ParsedInputOf<'leads.importSent'> & Pick<Import, 'tell' | 'signal'>,
): Promise<Result<null>> => {
  const { store, clock, site } = dependencies
  const { source, sheet: _, ...rest } = wanted
  const { tell, signal, workspaceId } = wanted
  tell({ phase: 'reading', unit: 'rows' })
  const deletions = store.countDeletions(workspaceId)
  const opened = await openSentFile(dependencies, wanted, signal)
  if (!opened.ok) return opened
  const watched = source.kind === 'watched' ? watchedOf(dependencies, source.fileId) : null
  const imported = await importFile(dependencies, {
    ...rest,
    opened: opened.value,
    watched,
    deletions,
  })
  if (!imported.ok) return imported
  const archive = store.findLeadArchive(workspaceId)
  const noted = store.commit((rows) => {
    if (watched !== null) {
      const state = { kind: 'imported', at: clock.now(), leads: imported.value } as const
      rows.writeWatchedFileState({ id: watched.fileId, state })
    }
    rows.retryUnmappedFiles({ archive })
  })
  site.given.delete(workspaceId)
  return noted.ok ? success(null) : noted
}

const watchedOf = (
  { store }: Pick<LeadsDependencies, 'store'>,
  fileId: WatchedFileId,
): WatchedFile | null => {
  const file = store.readWatchedFile(fileId)
  return file === null ? null : { fileId, source: file.source }
}
