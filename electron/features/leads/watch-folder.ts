import { success } from '#core/contract/failure'
import type { WatchedFile } from '#core/contract/leads'
import { type WatchedFileId, type WorkspaceId, watchedFileIdSchema } from '#core/ids'
import type { WatchedFolder } from '../../store/lead-archives.ts'
import type { FolderEntry, LeadsDependencies } from './dependencies.ts'
import { importFile } from './import-sent.ts'
import { readTable, takeSentFile } from './read-sent-file.ts'

type SeenEntry = Pick<FolderEntry, 'sizeBytes' | 'modifiedAt'> & {
  /** Of its bytes, once they were read. */
  readonly sha256: string | null
}

interface Found {
  readonly workspaceId: WorkspaceId
  readonly folder: WatchedFolder
  readonly entry: FolderEntry
}

const tables = /\.(?:csv|tsv|txt|log|xlsx|xls|json|jsonl|ndjson)$/i
const isTable = (name: string): boolean => tables.test(name)

/** Takes every file once that lies in a watched folder, as soon as nobody writes to it any more. */
export const watchFolders = (dependencies: LeadsDependencies) => {
  const { store, files, listWorkspaces } = dependencies
  // What has not changed since is not read again.
  const seen = new Map<string, SeenEntry>()
  const isReady = ({ workspaceId, entry }: Found): boolean => {
    const { path, sizeBytes, modifiedAt } = entry
    const before = seen.get(path)
    const isSame = before?.sizeBytes === sizeBytes && before.modifiedAt === modifiedAt
    if (!isSame) {
      seen.set(path, { sizeBytes, modifiedAt, sha256: null })
      return false
    }
    const archive = store.findLeadArchive(workspaceId)
    const { sha256 } = before
    return sha256 === null || store.findWatchedFile({ archive, sha256 }) === null
  }
  return async (signal: AbortSignal): Promise<void> => {
    for (const { id: workspaceId } of listWorkspaces()) {
      const folder = store.readWatchedFolder(workspaceId)
      if (folder === null) continue
      for (const entry of (await files.list(folder.path, isTable)) ?? []) {
        if (signal.aborted) return
        const found = { workspaceId, folder, entry }
        if (!isReady(found)) continue
        const sha256 = await takeWatched(dependencies, found, signal)
        if (sha256 !== null) seen.set(entry.path, { ...entry, sha256 })
      }
    }
  }
}

/** Answers the hash of its bytes; null: they could not be read. */
const takeWatched = async (
  dependencies: LeadsDependencies,
  found: Found,
  signal: AbortSignal,
): Promise<string | null> => {
  const { store, files, clock, newId, announce } = dependencies
  const bytes = await files.read(found.entry.path)
  if (!bytes.ok) return null
  const sha256 = files.sha256Of(bytes.value)
  const archive = store.findLeadArchive(found.workspaceId)
  // The same bytes are the same file, whatever it is called now.
  if (store.findWatchedFile({ archive, sha256 }) !== null) return sha256
  const id = watchedFileIdSchema.parse(newId())
  const state = await importWatched(dependencies, { ...found, id, bytes: bytes.value }, signal)
  if (signal.aborted) return null
  const file = { id, name: found.entry.name, seenAt: clock.now(), state }
  store.commit((rows) => rows.writeWatchedFile({ archive, sha256, file }))
  announce(['leadSettings'])
  return sha256
}

interface Taken extends Found {
  readonly id: WatchedFileId
  readonly bytes: Uint8Array
}

/** Only as a person has once told for files with these titles. */
const importWatched = async (
  dependencies: LeadsDependencies,
  { workspaceId, folder, entry, id, bytes }: Taken,
  signal: AbortSignal,
): Promise<WatchedFile['state']> => {
  // The very bytes whose hash is kept: the site may have written others meanwhile.
  const opened = await readTable(dependencies, { fileName: entry.name, bytes, sheet: null }, signal)
  if (!opened.ok) return { kind: 'failed', failure: opened.failure }
  const wanted = {
    ...{ workspaceId, opened: opened.value, timeZone: folder.timeZone },
    mapping: null,
  }
  const looked = await takeSentFile(dependencies, wanted, () => success(null), signal)
  if (!looked.ok) return { kind: 'failed', failure: looked.failure }
  if (!looked.value.isRemembered) return { kind: 'unmapped' }
  const imported = await importFile(dependencies, {
    ...{ ...wanted, watchedFile: id, signal },
    tell: () => undefined,
  })
  return imported.ok
    ? { kind: 'imported', at: dependencies.clock.now(), leads: imported.value }
    : { kind: 'failed', failure: imported.failure }
}
