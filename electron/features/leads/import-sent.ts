import { failed, type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import type { Progress } from '../jobs/run-jobs.ts'
import type { LeadsDependencies } from './dependencies.ts'
import {
  type OpenedSentFile,
  openSentFile,
  pathOfSource,
  type SentFileSource,
  takeSentFile,
} from './read-sent-file.ts'
import { reconcileLeads } from './reconcile-leads.ts'
import { tellOfLeads } from './tell-of-leads.ts'

interface Import extends Omit<SentFileSource, 'source' | 'sheet'> {
  readonly opened: OpenedSentFile
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}

const unreadable: Result<never> = failed({
  ...{ kind: 'invalidInput', path: 'mapping', rule: 'custom', again: 'afterFix' },
})

/** Takes all that a file of the site tells, and finds out what became of it. Answers how many leads it has. */
export const importFile = async (
  dependencies: LeadsDependencies,
  { tell, signal, ...wanted }: Import,
): Promise<Result<number>> => {
  const { store, clock, announce } = dependencies
  const { workspaceId } = wanted
  const made = store.commit((rows) => rows.makeLeadArchive(workspaceId))
  if (!made.ok) return made
  const archive = made.value
  tell({ phase: 'reading', unit: 'rows' })
  let done = 0
  const taken = await takeSentFile(
    dependencies,
    wanted,
    (leads) => {
      const written = store.commit((rows) => {
        rows.insertSentLeads({ archive, leads, now: clock.now() })
        return null
      })
      done += leads.length
      tell({ done })
      return written
    },
    signal,
  )
  if (!taken.ok) return taken
  const { mapping, isReadable, period } = taken.value
  if (!isReadable || mapping === null) return unreadable
  const kept = store.commit((rows) => {
    if (period !== null) rows.addTold({ archive, told: period })
    rows.keepSentMapping({ archive, mapping, usedAt: clock.now() })
  })
  if (!kept.ok) return kept
  announce(['sentLeads'])
  const reconciled = await reconcileLeads(dependencies, { workspaceId, period, signal })
  tellOfLeads(dependencies, workspaceId)
  announce(['sentLeads', 'leads'])
  return reconciled.ok ? success(done) : reconciled
}

/** As a person has told which column is which. */
export const importSent = async (
  dependencies: LeadsDependencies,
  wanted: ParsedInputOf<'leads.importSent'> & Pick<Import, 'tell' | 'signal'>,
): Promise<Result<null>> => {
  const { store, clock, announce } = dependencies
  const path = pathOfSource(dependencies, wanted)
  if (!path.ok) return path
  const { source, sheet, ...rest } = wanted
  const { tell, signal } = wanted
  tell({ phase: 'reading', unit: 'rows' })
  const opened = await openSentFile(dependencies, { path: path.value, sheet }, signal)
  if (!opened.ok) return opened
  const imported = await importFile(dependencies, { ...rest, opened: opened.value })
  if (!imported.ok) return imported
  const archive = store.findLeadArchive(wanted.workspaceId)
  const noted = store.commit((rows) => {
    if (source.kind === 'watched') {
      const state = { kind: 'imported', at: clock.now(), leads: imported.value } as const
      rows.writeWatchedFileState({ id: source.fileId, state })
    }
    rows.retryUnmappedFiles({ archive })
  })
  announce(['leadSettings'])
  return noted.ok ? success(null) : noted
}
