import type { Result } from '#core/contract/failure'
import type { ProjectKey } from '#core/ids'
import type { LeftOut } from '#core/media/queue/left-out'
import { minuteMs } from '#core/time'
import type { StampedFile } from '../../../store/media/files/watched-files.ts'
import type { WalkedFile } from '../../../workers/files/walk.ts'
import type { JobControls } from '../../jobs/run-jobs.ts'
import type { MediaDependencies } from '../dependencies.ts'
import { keyOf } from '../shown/project-places.ts'
import { type AddFilesDependencies, addPaths, tellLeftOut } from './add-files.ts'
import type { AddInTurn } from './adding-jobs.ts'
import { type FindFileDependencies, findFile } from './find-file.ts'

type WatchDependencies = AddFilesDependencies &
  FindFileDependencies &
  Pick<MediaDependencies, 'announce' | 'logDefect'> & {
    readonly files: Pick<MediaDependencies['files'], 'walkFolder'>
    readonly addInTurn: AddInTurn
  }

export interface WatchedFolders {
  /** Called every few seconds; resolves when what was found is in the list. */
  readonly look: () => Promise<void>
  /** Whether the folder could be read when it was last looked at. */
  readonly isThere: (of: ProjectKey) => boolean
  readonly stop: () => void
}

interface FolderWatch {
  readonly path: string
  isThere: boolean
  /** How each file was at the last look: one that somebody still writes is another one at the next. */
  stamps: ReadonlyMap<string, string>
  /** When a file was tried that could not be read, and as what. */
  readonly tried: Map<string, { readonly stamp: string; readonly at: number }>
}

/** What nobody could read may be readable in a while: another program has it open. */
const triedAgainAfterMs = minuteMs
const passing = new Set<LeftOut['reason']>(['unreadable', 'vanished', 'noSpace'])

const stampOf = ({ sizeBytes, modifiedAt }: Omit<StampedFile, 'path'>): string =>
  `${sizeBytes} ${modifiedAt}`

/** Adds what is put into a watched folder to the list, once, as soon as nobody writes to it; nothing of it is sent. */
export const watchFolders = (watching: WatchDependencies): WatchedFolders => {
  const { store, logDefect } = watching
  const end = new AbortController()
  const watches = new Map<string, FolderWatch>()
  let isLooking = false
  const watchOf = (of: ProjectKey, path: string): FolderWatch => {
    const known = watches.get(keyOf(of))
    if (known?.path === path) return known
    const fresh = { path, isThere: true, stamps: new Map<string, string>(), tried: new Map() }
    watches.set(keyOf(of), fresh)
    return fresh
  }
  const lookAtAll = async () => {
    for (const { path, ...of } of store.listMediaFolders()) {
      await lookInto(watching, of, { watch: watchOf(of, path), signal: end.signal })
      if (end.signal.aborted) return
    }
  }
  return {
    look: async () => {
      if (isLooking || end.signal.aborted) return
      isLooking = true
      try {
        await lookAtAll()
      } catch (error) {
        if (!end.signal.aborted) logDefect('watched folder', error)
      } finally {
        isLooking = false
      }
    },
    isThere: (of) => watches.get(keyOf(of))?.isThere ?? true,
    stop: () => end.abort(),
  }
}

interface Look {
  readonly watch: FolderWatch
  readonly signal: AbortSignal
}

const lookInto = async (
  watching: WatchDependencies,
  of: ProjectKey,
  { watch, signal }: Look,
): Promise<void> => {
  const { store, files, announce, clock, addInTurn } = watching
  const found = await files.walkFolder(watch.path)
  // A person may have chosen another folder meanwhile.
  if (signal.aborted || store.readMediaFolder(of) !== watch.path) return
  if (watch.isThere !== (found !== null)) {
    watch.isThere = found !== null
    announce(['mediaSettings'])
  }
  if (found === null) return
  const taken = new Map(store.listTakenFiles(of).map((file) => [file.path, stampOf(file)]))
  const before = watch.stamps
  watch.stamps = new Map(found.map((file) => [file.path, stampOf(file)]))
  const ready = found.filter((file) => {
    const stamp = stampOf(file)
    if (before.get(file.path) !== stamp || taken.get(file.path) === stamp) return false
    const tried = watch.tried.get(file.path)
    return tried?.stamp !== stamp || clock.elapsedMs() - tried.at >= triedAgainAfterMs
  })
  if (ready.length === 0) return
  await new Promise<void>((resolve) => {
    addInTurn(of, (controls) =>
      takeFiles(watching, of, { watch, ready, controls }).finally(resolve),
    )
  })
}

interface ReadyFiles {
  readonly watch: FolderWatch
  readonly ready: readonly WalkedFile[]
  readonly controls: JobControls
}

const takeFiles = async (
  watching: WatchDependencies,
  of: ProjectKey,
  { watch, ready, controls }: ReadyFiles,
): Promise<Result<null>> => {
  const { store, clock } = watching
  const { fresh, known, closed } = await sorted(watching, of, { ready, controls })
  const added = await addPaths(watching, { ...of, dropped: fresh }, controls)
  const unread = new Set(
    added.leftOut.filter(({ reason }) => passing.has(reason)).map(({ path }) => path),
  )
  // What a person has called off does not begin again by itself.
  const at = controls.signal.aborted ? Number.POSITIVE_INFINITY : clock.elapsedMs()
  const isOver = added.result.ok && !controls.signal.aborted
  const done = isOver ? fresh.filter(({ hint }) => !unread.has(hint)) : []
  for (const file of [...closed, ...fresh]) {
    if (!done.includes(file)) watch.tried.set(file.path, { stamp: stampOf(file), at })
  }
  const left = added.leftOut.filter(({ path }) => !unread.has(path))
  if (left.length > 0) tellLeftOut(watching, of, left)
  if (controls.signal.aborted) return added.result
  const written = store.write.writeTakenFiles({ ...of, files: [...known, ...done] })
  return added.result.ok ? written : added.result
}

interface SortedFiles {
  /** Files that the list does not have yet. */
  readonly fresh: readonly WalkedFile[]
  /** Files that the list has as they are now. */
  readonly known: readonly WalkedFile[]
  /** Files that cannot be read now. */
  readonly closed: readonly WalkedFile[]
}

/** A file that has changed since it came into the list, and of which nothing was sent, is that file as it is now. */
const sorted = async (
  watching: WatchDependencies,
  of: ProjectKey,
  { ready, controls }: Omit<ReadyFiles, 'watch'>,
): Promise<SortedFiles> => {
  const { store, files } = watching
  const paths = ready.map(({ path }) => path)
  const listed = new Map(store.listMediaFilesAt({ ...of, paths }).map((one) => [one.path, one]))
  const [fresh, known, closed]: [WalkedFile[], WalkedFile[], WalkedFile[]] = [[], [], []]
  for (const file of ready) {
    const row = listed.get(file.path)
    if (!row) fresh.push(file)
    else if (stampOf(row) === stampOf(file)) known.push(file)
    else if (row.isOpen) {
      const looked = await findFile(watching, { fileId: row.id, path: null }, controls)
      if (looked.ok) known.push(file)
      else closed.push(file)
    } else {
      const now = await files.lookAtFile(file.path, controls.signal)
      if (now === null) closed.push(file)
      else if (now.read.sha256 === row.sha256) known.push(file)
      else fresh.push(file)
    }
  }
  return { fresh, known, closed }
}
