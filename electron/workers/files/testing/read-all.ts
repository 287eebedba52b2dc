import { join } from 'node:path'
import { success } from '#core/contract/failure'
import type { LeftOut } from '#core/media/queue/left-out'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import type { DroppedPath, FilesReader, FoundFile } from '../files-message.ts'
import { lookAtFiles } from '../look-at-files.ts'
import { readDropped } from '../read-dropped.ts'
import { unpackArchive } from '../unpack-archive.ts'

/** Files are looked at as in the process that reads, but in this one. */
const readerHere: FilesReader = {
  lookAtFiles: async (input) => success(await lookAtFiles(input)),
  unpackArchive: async (input) => success(await unpackArchive(input)),
}

/** Everything that is told of a drop, put together. */
export const readAll = async (
  dropped: readonly DroppedPath[],
  { maxFiles = 1_000, reader = readerHere } = {},
) => {
  const stagedFolder = join(temporaryFolder(), 'staged')
  const [found, leftOut]: [FoundFile[], LeftOut[]] = [[], []]
  const progress: { readonly done: number; readonly total: number }[] = []
  const reading = readDropped(
    reader,
    { stagedFolder, maxFiles },
    {
      dropped,
      tell: (told) => progress.push(told),
      leaveOut: (items) => leftOut.push(...items),
      signal: new AbortController().signal,
    },
  )
  for await (const files of reading) found.push(...files)
  const reasons = Object.fromEntries(leftOut.map(({ path, reason }) => [path, reason]))
  return { found, leftOut, reasons, progress, stagedFolder }
}

export const hints = ({ found }: { readonly found: readonly FoundFile[] }): string[] =>
  found.map(({ hint }) => hint)
