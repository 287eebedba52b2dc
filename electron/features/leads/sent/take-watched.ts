import { success } from '#core/contract/failure'
import type { WatchedFile } from '#core/contract/leads'
import { type WatchedFileId, type WorkspaceId, watchedFileIdSchema } from '#core/ids'
import type { WatchedSource } from '../../../store/leads/sent/sent-files.ts'
import type { LeadsDependencies } from '../dependencies.ts'
import { importFile } from './import-sent.ts'
import { readTable, takeSentFile } from './read-sent-file.ts'

interface WatchedBytes {
  readonly workspaceId: WorkspaceId
  readonly source: WatchedSource
  readonly name: string
  readonly bytes: Uint8Array
  /** The time zone of times that name none. */
  readonly timeZone: string
  /** How many deletions of all leads there were when it was known where to read. */
  readonly deletions: number
}

interface TakenFile {
  readonly sha256: string
  readonly file: Pick<WatchedFile, 'id' | 'state'>
}

/** A file during which the application has ended is read once more by itself, and then when a person says so. */
const mostAttempts = 2
const endedReading = {
  kind: 'failed',
  failure: { kind: 'reader', cause: 'broke', again: 'now' },
} as const

/** Takes a file that came by itself, once, whatever it is called. Null: the reading was broken off. */
export const takeWatched = async (
  dependencies: LeadsDependencies,
  given: WatchedBytes,
  signal: AbortSignal,
): Promise<TakenFile | null> => {
  const { store, files, clock, newId } = dependencies
  const { workspaceId, source, name, deletions } = given
  const sha256 = files.sha256Of(given.bytes)
  const archive = store.findLeadArchive(workspaceId)
  // The same bytes are the same file, whatever it is called now.
  const known = store.findWatchedFile({ archive, sha256 })
  if (known !== null && known.state.kind !== 'reading') return { sha256, file: known }
  if (store.countDeletions(workspaceId) !== deletions) return null
  const id = known?.id ?? watchedFileIdSchema.parse(newId())
  const attempt = known?.state.kind === 'reading' ? known.state.attempt + 1 : 1
  const write = (state: WatchedFile['state']) => {
    const file = { id, name, seenAt: clock.now(), state }
    const written = store.commit((rows) => {
      // The first file of a workspace is the first row of its archive.
      const kept = rows.makeLeadArchive(workspaceId)
      rows.writeWatchedFile({ archive: kept, source, sha256, file })
    })
    return { file, isWritten: written.ok }
  }
  if (attempt > mostAttempts) return { sha256, file: write(endedReading).file }
  if (!write({ kind: 'reading', attempt }).isWritten) return null
  const state = await importWatched(dependencies, { ...given, id }, signal)
  if (store.countDeletions(workspaceId) !== deletions) return null
  if (!signal.aborted) return { sha256, file: write(state).file }
  // Whoever ends the application has nothing against the file.
  store.commit((rows) =>
    rows.removeWatchedFile({ archive: store.findLeadArchive(workspaceId), id }),
  )
  return null
}

/** Imports the file only by a mapping that a person has once chosen for files with these titles. */
const importWatched = async (
  dependencies: LeadsDependencies,
  given: WatchedBytes & { readonly id: WatchedFileId },
  signal: AbortSignal,
): Promise<WatchedFile['state']> => {
  const { workspaceId, timeZone, name, bytes, id, source, deletions } = given
  // The very bytes whose hash is kept: the site may have written others meanwhile.
  const opened = await readTable(dependencies, { fileName: name, bytes, sheet: null }, signal)
  if (!opened.ok) return { kind: 'failed', failure: opened.failure }
  const wanted = { workspaceId, opened: opened.value, timeZone, mapping: null }
  const looked = await takeSentFile(dependencies, wanted, () => success(null), signal)
  if (!looked.ok) return { kind: 'failed', failure: looked.failure }
  if (!looked.value.isRemembered) return { kind: 'unmapped' }
  const imported = await importFile(dependencies, {
    ...wanted,
    watched: { fileId: id, source },
    deletions,
    signal,
    tell: () => undefined,
  })
  return imported.ok
    ? { kind: 'imported', at: dependencies.clock.now(), leads: imported.value }
    : { kind: 'failed', failure: imported.failure }
}
