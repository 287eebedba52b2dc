import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { LeftOut } from '#core/media/queue/left-out'
import type {
  ArchivePart,
  DroppedFile,
  DroppedPath,
  FilesReader,
  FoundFile,
  LookedAt,
} from './files-message.ts'
import { inOrder } from './in-order.ts'
import { atOnce } from './limits.ts'
import { walk } from './walk.ts'

export interface ReadDroppedInput {
  readonly dropped: readonly DroppedPath[]
  /** Progress in bytes. */
  readonly tell: (progress: { readonly done: number; readonly total: number }) => void
  readonly leaveOut: (leftOut: readonly LeftOut[]) => void
  readonly signal: AbortSignal
}

export interface FilesRoom {
  /** What comes out of archives goes to folders of its own in here. */
  readonly stagedFolder: string
  readonly maxFiles: number
}

/** Files that are asked for together, and how much of the drop has been seen with them. */
interface Portion {
  readonly files: readonly DroppedFile[]
  readonly bytes: number
}

/** Reads a drop in natural order, portion by portion, and ends early when the signal fires. */
export async function* readDropped(
  reader: FilesReader,
  { stagedFolder, maxFiles }: FilesRoom,
  { dropped, tell, leaveOut, signal }: ReadDroppedInput,
): AsyncGenerator<readonly FoundFile[]> {
  const leave = (leftOut: readonly LeftOut[]) => {
    if (leftOut.length > 0) leaveOut(leftOut)
  }
  const { files, leftOut } = await walk(dropped, { maxFiles })
  leave(leftOut)
  const total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  // Whoever takes no more has nothing read any more.
  const end = new AbortController()
  const reading = { reader, stagedFolder, leave, signal: AbortSignal.any([signal, end.signal]) }
  const look = async ({ files: input, bytes }: Portion) => ({
    bytes,
    looked: await lookAt(reader, input, reading.signal),
  })
  let done = 0
  try {
    // The next portion is read while the caller stores one.
    for await (const { bytes, looked } of inOrder(portions(reading, files, maxFiles), 2, look)) {
      if (signal.aborted) return
      leave(looked.leftOut)
      done += bytes
      tell({ done, total })
      if (looked.found.length > 0) yield looked.found
      // The caller stores a portion in one piece, so others have a turn before the next one.
      await setImmediate()
    }
  } finally {
    end.abort()
  }
}

interface Reading {
  readonly reader: FilesReader
  readonly stagedFolder: string
  readonly leave: (leftOut: readonly LeftOut[]) => void
  readonly signal: AbortSignal
}

async function* portions(
  reading: Reading,
  dropped: readonly DroppedFile[],
  maxFiles: number,
): AsyncGenerator<Portion> {
  let room = maxFiles
  let files: DroppedFile[] = []
  let bytes = 0
  const take = (): Portion => {
    const taken = { files, bytes }
    files = []
    bytes = 0
    return taken
  }
  for (const file of dropped) {
    if (isArchive(file)) {
      if (files.length > 0) yield take()
      for await (const unpacked of unpack(reading, file, Math.max(0, room))) {
        room -= unpacked.length
        yield { files: unpacked, bytes: 0 }
      }
      yield { files: [], bytes: file.sizeBytes }
      continue
    }
    room -= 1
    const reason = room < 0 ? 'tooMany' : otherArchive(file)
    if (reason !== null) {
      reading.leave([{ path: file.hint, reason }])
      continue
    }
    files.push(file)
    bytes += file.sizeBytes
    if (files.length >= atOnce.files || bytes >= atOnce.bytes) yield take()
  }
  if (files.length > 0) yield take()
}

/** The files of an archive, part by part, each when the one before was taken. */
async function* unpack(
  { reader, stagedFolder, leave, signal }: Reading,
  archive: DroppedFile,
  maxFiles: number,
): AsyncGenerator<readonly DroppedFile[]> {
  const stagingFolder = join(stagedFolder, randomUUID())
  let part: ArchivePart | null = null
  do {
    const input = { files: [archive] as const, stagingFolder, maxFiles, part }
    const answer = await reader.unpackArchive(input, signal)
    if (!answer.ok) {
      if (!signal.aborted) leave([{ path: archive.hint, reason: 'stopsReader' }])
      return
    }
    leave(answer.value.leftOut)
    yield answer.value.files
    part = answer.value.next
  } while (part !== null)
}

/** Looks at files together; where that ends the process that reads, in halves, until it is known which one it is. */
export const lookAt = async (
  reader: FilesReader,
  files: readonly DroppedFile[],
  signal: AbortSignal,
): Promise<LookedAt> => {
  if (files.length === 0) return nothing
  const answer = await reader.lookAtFiles({ files }, signal)
  if (answer.ok) return answer.value
  if (signal.aborted || answer.failure.kind === 'cancelled') return nothing
  if (files.length === 1) {
    return { found: [], leftOut: files.map(({ hint }) => ({ path: hint, reason: 'stopsReader' })) }
  }
  const half = Math.ceil(files.length / 2)
  const first = await lookAt(reader, files.slice(0, half), signal)
  const second = await lookAt(reader, files.slice(half), signal)
  return {
    found: [...first.found, ...second.found],
    leftOut: [...first.leftOut, ...second.leftOut],
  }
}

const nothing: LookedAt = { found: [], leftOut: [] }

const otherArchive = ({ hint }: DroppedFile): LeftOut['reason'] | null =>
  /\.(?:7z|rar)$/i.test(hint) ? 'otherArchive' : null

const isArchive = ({ hint }: DroppedFile): boolean => /\.zip$/i.test(hint)
