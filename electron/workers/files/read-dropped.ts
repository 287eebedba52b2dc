import type { LeftOut } from '#core/media/queue/left-out'
import { expandArchive } from './expand-archive.ts'
import { fileRefusal } from './file-refusal.ts'
import type { FilesMessage, FilesRequest, FoundFile } from './files-message.ts'
import { inOrder } from './in-order.ts'
import { pieceBytes, readAtOnce } from './limits.ts'
import { readWholeFile } from './read-whole-file.ts'
import { type DroppedFile, walk } from './walk.ts'

/** A file, and how much of the drop has been seen with it. */
interface TakenFile {
  readonly file: DroppedFile
  /** Whether the file is out of an archive, whose own bytes are counted instead. */
  readonly isUnpacked: boolean
}

/** Walks, unpacks and reads a drop; tells what it finds as it goes. */
export const readDropped = async (
  { dropped, stagingFolder, maxFiles }: FilesRequest,
  tell: (message: FilesMessage) => void,
): Promise<void> => {
  const leave = (leftOut: readonly LeftOut[]) => {
    if (leftOut.length > 0) tell({ kind: 'leftOut', leftOut })
  }
  const { files, leftOut } = await walk(dropped, { maxFiles })
  leave(leftOut)
  const count = countBytes(
    files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    tell,
  )
  let [room, named] = [maxFiles, 0]
  const newName = () => String(named++)
  async function* all(): AsyncGenerator<TakenFile> {
    for (const file of files) {
      if (stagingFolder === null || !isArchive(file)) {
        room -= 1
        const reason = room < 0 ? 'tooMany' : otherArchive(file)
        if (reason === null) yield { file, isUnpacked: false }
        else leave([{ path: file.hint, reason }])
        continue
      }
      const expanding = {
        archive: file,
        stagingFolder,
        maxFiles: Math.max(0, room),
        newName,
        leave,
      }
      try {
        for await (const unpacked of expandArchive(expanding)) {
          room -= 1
          yield { file: unpacked, isUnpacked: true }
        }
      } catch (error) {
        leave([{ path: file.hint, reason: fileRefusal(error) }])
      }
      count(file.sizeBytes)
    }
  }
  const readOne = async ({ file, isUnpacked }: TakenFile): Promise<FoundFile | LeftOut> => {
    const { path, hint } = file
    try {
      const whole = await readWholeFile(path, isUnpacked ? () => undefined : count)
      return whole === null ? { path: hint, reason: 'unreadable' } : { path, hint, ...whole }
    } catch (error) {
      return { path: hint, reason: fileRefusal(error) }
    }
  }
  const batches = inBatches((found) => tell({ kind: 'found', files: found }))
  try {
    for await (const found of inOrder(all(), readAtOnce, readOne)) {
      if ('reason' in found) leave([found])
      else batches.add(found)
    }
  } finally {
    batches.end()
  }
  tell({ kind: 'end' })
}

const batchMs = 150

/** Whoever keeps them commits each batch: one for every file would take longer than reading it. */
const inBatches = (tell: (files: readonly FoundFile[]) => void) => {
  let batch: FoundFile[] = []
  const flush = () => {
    if (batch.length > 0) tell(batch)
    batch = []
  }
  const timer = setInterval(flush, batchMs)
  return {
    add: (file: FoundFile) => batch.push(file),
    end: () => {
      clearInterval(timer)
      flush()
    },
  }
}

const otherArchive = ({ hint }: DroppedFile): LeftOut['reason'] | null =>
  /\.(?:7z|rar)$/i.test(hint) ? 'otherArchive' : null

const isArchive = ({ hint }: DroppedFile): boolean => /\.zip$/i.test(hint)

/** Reports progress at intervals: a message for every piece would cost more than the piece. */
const countBytes = (
  total: number,
  tell: (message: FilesMessage) => void,
): ((bytes: number) => void) => {
  let [done, told] = [0, 0]
  return (bytes) => {
    done += bytes
    if (done - told < 4 * pieceBytes && done < total) return
    told = done
    // A file that grows meanwhile is more than was counted.
    tell({ kind: 'progress', done: Math.min(done, total), total })
  }
}
