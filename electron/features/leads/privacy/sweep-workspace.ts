import type { WorkspaceId } from '#core/ids'
import { listedForMs } from '#core/leads/archive/polled-time'
import { dayMs } from '#core/time'
import type { LeadsDependencies } from '../dependencies.ts'
import { isTable } from '../sent/watch-folder.ts'

type Dependencies = Pick<LeadsDependencies, 'store' | 'files' | 'clock' | 'giveWay'>

/** Forgets what is older than it may get, and contacts that nobody needs any more. */
export const sweepWorkspace = async (
  { store, files, clock, giveWay }: Dependencies,
  workspaceId: WorkspaceId,
  signal: AbortSignal,
): Promise<void> => {
  const archive = store.findLeadArchive(workspaceId)
  const { archiveDays, contactDays } = store.readLeadSettings(workspaceId).retention
  const now = clock.now()
  for (;;) {
    if (signal.aborted) return
    const swept = store.commit((rows) =>
      rows.sweepLeads({
        archive,
        workspaceId,
        now,
        listedBefore: now - listedForMs,
        oldest: archiveDays === null ? null : now - archiveDays * dayMs,
        contactsBefore: now - contactDays * dayMs,
      }),
    )
    if (!swept.ok || swept.value.isLast) break
    await giveWay()
  }
  await sweepFiles({ store, files, clock }, workspaceId, signal)
}

/** An answer that changes to and fro within a day is not imported each time. */
const filesKnownMs = dayMs

const sweepFiles = async (
  { store, files, clock }: Pick<Dependencies, 'store' | 'files' | 'clock'>,
  workspaceId: WorkspaceId,
  signal: AbortSignal,
): Promise<void> => {
  const folder = store.readWatchedFolder(workspaceId)
  const names = folder === null ? [] : await namesIn(files, folder.path)
  if (signal.aborted) return
  const archive = store.findLeadArchive(workspaceId)
  store.commit((rows) =>
    rows.sweepWatchedFiles({ archive, names, seenBefore: clock.now() - filesKnownMs }),
  )
}

/** The names in a folder; null where they cannot be known. A network share that is away looks like an empty folder. */
const namesIn = async (
  files: Dependencies['files'],
  folder: string,
): Promise<readonly string[] | null> => {
  const entries = (await files.list(folder, isTable)) ?? []
  return entries.length === 0 ? null : entries.map(({ name }) => name)
}
