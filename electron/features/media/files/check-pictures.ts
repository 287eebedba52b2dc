import type { MediaFileId } from '#core/ids'
import { type DecodedPicture, isDecodable } from '#core/media/pictures/decoded-picture'
import type { MediaFileAlone } from '../../../store/media/files/media-files.ts'
import type { MediaDependencies } from '../dependencies.ts'

/** Draws every picture of every list, so that none leaves that is broken or that the CRM does not take. */
export interface PictureChecks {
  /** Called when there may be pictures that nobody has drawn. */
  readonly begin: () => void
  readonly stop: () => void
}

type CheckDependencies = Pick<MediaDependencies, 'clock' | 'logDefect'> & {
  readonly store: Pick<
    MediaDependencies['store'],
    'listUndecoded' | 'readMediaFileAlone' | 'readMediaSettings'
  > & {
    readonly write: Pick<MediaDependencies['store']['write'], 'writeDecoded' | 'writeMediaSource'>
  }
  readonly files: Pick<MediaDependencies['files'], 'lookAtPicture'>
}

export const pictureChecks = (checking: CheckDependencies): PictureChecks => {
  const controller = new AbortController()
  const { signal } = controller
  let isRunning = false
  let isAskedAgain = false
  const run = async () => {
    isRunning = true
    try {
      while (isAskedAgain && !signal.aborted) {
        isAskedAgain = false
        const isDone = await checkAll(checking, signal)
        if (!isDone) return
      }
    } catch (error) {
      if (!signal.aborted) checking.logDefect('pictures', error)
    } finally {
      isRunning = false
    }
  }
  return {
    begin: () => {
      isAskedAgain = true
      if (!isRunning) void run()
    },
    stop: () => controller.abort(),
  }
}

/** How long what was found out waits for more of it: the page reads the whole list after each writing. */
const writeEveryMs = 1_000

/** False where the disk refused to take what was found out: the next time may be luckier. */
const checkAll = async (checking: CheckDependencies, signal: AbortSignal): Promise<boolean> => {
  const { store, clock } = checking
  let found: Parameters<typeof store.write.writeDecoded>[0][number][] = []
  let writtenAt = clock.elapsedMs()
  const write = () => {
    writtenAt = clock.elapsedMs()
    const written = found.length === 0 || store.write.writeDecoded(found).ok
    found = []
    return written
  }
  for (const id of store.listUndecoded()) {
    const drawn = await drawOne(checking, id, signal)
    if (signal.aborted) return false
    if (drawn !== null) found.push(drawn)
    if (clock.elapsedMs() - writtenAt >= writeEveryMs && !write()) return false
  }
  return write()
}

const drawOne = async (
  { store, files }: CheckDependencies,
  id: MediaFileId,
  signal: AbortSignal,
): Promise<{ id: MediaFileId; sha256: string; decoded: DecodedPicture } | null> => {
  // What was done to the file while others were drawn counts.
  const file = store.readMediaFileAlone(id)
  if (file === null || !isWanted(file) || file.read === null) return null
  const { type, sha256 } = file.read
  if (!isDecodable(type)) return null
  const { limits } = store.readMediaSettings(file)
  const answer = await files.lookAtPicture({ id, path: file.path, type, sha256, limits }, signal)
  if (answer === null || signal.aborted) return null
  if (answer.kind === 'decoded') return { id, sha256, decoded: answer.decoded }
  const now = store.readMediaFileAlone(id)
  // A person may have shown meanwhile where it is.
  if (now?.read?.sha256 === sha256 && now.path === file.path) {
    store.write.writeMediaSource({ fileId: id, source: answer.source })
  }
  return null
}

const isWanted = ({ isRemoved, source, read }: MediaFileAlone): boolean =>
  !isRemoved && source === 'there' && !read?.decoded
