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

/** A file that came by itself, once, whatever it is called. Null: it was broken off. */
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
  if (known !== null) return { sha256, file: known }
  const id = watchedFileIdSchema.parse(newId())
  const state = await importWatched(dependencies, { ...given, id }, signal)
  if (signal.aborted || store.countDeletions(workspaceId) !== deletions) return null
  const file = { id, name, seenAt: clock.now(), state }
  store.commit((rows) => {
    // The first file of a workspace is the first row of its archive.
    const kept = rows.makeLeadArchive(workspaceId)
    rows.writeWatchedFile({ archive: kept, source, sha256, file })
  })
  return { sha256, file }
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
