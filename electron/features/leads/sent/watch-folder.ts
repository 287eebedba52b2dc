import type { WorkspaceId } from '#core/ids'
import type { WatchedFolder } from '../../../store/leads/archive/lead-archives.ts'
import type { FolderEntry, LeadsDependencies } from '../dependencies.ts'
import { takeWatched } from './take-watched.ts'

type SeenEntry = Pick<FolderEntry, 'sizeBytes' | 'modifiedAt'> & {
  /** The hash of the file's bytes; null until they were read. */
  readonly sha256: string | null
}

interface FoundFile {
  readonly workspaceId: WorkspaceId
  readonly folder: WatchedFolder
  readonly entry: FolderEntry
  readonly deletions: number
}

const tables = /\.(?:csv|tsv|txt|log|xlsx|xls|json|jsonl|ndjson)$/i
/** Whether a site may have put a file of this name into its folder. */
export const isTable = (name: string): boolean => tables.test(name)

export interface LeadFolders {
  readonly look: (signal: AbortSignal) => Promise<void>
  /** Whether the folder could be read when it was last looked at. */
  readonly isThere: (workspaceId: WorkspaceId) => boolean
}

/** Takes every file once that lies in a watched folder, as soon as nobody writes to it any more. */
export const watchFolders = (dependencies: LeadsDependencies): LeadFolders => {
  const { store, files, listWorkspaces, announce } = dependencies
  const gone = new Map<WorkspaceId, string>()
  const isGone = (workspaceId: WorkspaceId): boolean =>
    gone.has(workspaceId) && gone.get(workspaceId) === store.readWatchedFolder(workspaceId)?.path
  const list = async (
    workspaceId: WorkspaceId,
    { path }: WatchedFolder,
    signal: AbortSignal,
  ): Promise<readonly FolderEntry[]> => {
    const entries = await files.list(path, isTable)
    // A drive that is away may answer when the store is closed.
    if (signal.aborted) return []
    const wasGone = isGone(workspaceId)
    if (entries === null) gone.set(workspaceId, path)
    else gone.delete(workspaceId)
    if (isGone(workspaceId) !== wasGone) announce(['leadSettings'])
    return entries ?? []
  }
  // Files that have not changed since are not read again.
  const seen = new Map<string, SeenEntry>()
  const isReady = ({ workspaceId, entry }: FoundFile): boolean => {
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
  const look = async (signal: AbortSignal): Promise<void> => {
    for (const { id: workspaceId } of listWorkspaces()) {
      if (signal.aborted) return
      const folder = store.readWatchedFolder(workspaceId)
      if (folder === null || store.readDeletionOrder(workspaceId) !== null) continue
      const deletions = store.countDeletions(workspaceId)
      for (const entry of await list(workspaceId, folder, signal)) {
        if (signal.aborted) return
        const found = { workspaceId, folder, entry, deletions }
        if (!isReady(found)) continue
        const sha256 = await takeEntry(dependencies, found, signal)
        if (sha256 !== null) seen.set(entry.path, { ...entry, sha256 })
      }
    }
  }
  return { look, isThere: (workspaceId) => !isGone(workspaceId) }
}

/** Answers the hash of its bytes; null: they could not be read. */
const takeEntry = async (
  dependencies: LeadsDependencies,
  { workspaceId, folder, entry, deletions }: FoundFile,
  signal: AbortSignal,
): Promise<string | null> => {
  const bytes = await dependencies.files.read(entry.path)
  if (!bytes.ok) return null
  const taken = await takeWatched(
    dependencies,
    {
      workspaceId,
      source: 'folder',
      timeZone: folder.timeZone,
      name: entry.name,
      bytes: bytes.value,
      deletions,
    },
    signal,
  )
  return taken?.sha256 ?? null
}
