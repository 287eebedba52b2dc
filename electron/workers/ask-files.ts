import { failed, type Result } from '#core/contract/failure'
import { minuteMs } from '#core/time'
import type { FilesReader, FilesToLookAt, FoundFile } from './files/files-message.ts'
import { type FilesRoom, lookAt, type ReadDroppedInput, readDropped } from './files/read-dropped.ts'
import { walk } from './files/walk.ts'
import type { Reports } from './start-reports.ts'

export interface Files {
  /** Reads dropped files in natural order, several at a time, and ends early when the signal fires. */
  readonly readDropped: (reading: ReadDroppedInput) => AsyncGenerator<readonly FoundFile[]>
  /** Reads one file as it is, also an archive; null where it cannot be read. */
  readonly lookAtFile: (path: string, signal: AbortSignal) => Promise<FoundFile | null>
}

/** Files of a person's in the process that reads; main itself only walks through the folders. */
export const askFiles = ({ ask }: Pick<Reports, 'ask'>, room: FilesRoom): Files => {
  const reader: FilesReader = {
    lookAtFiles: (input, signal) =>
      ask({ kind: 'lookAtFiles', input, refused, longestMs: longestMs(input) }, signal),
    unpackArchive: (input, signal) =>
      ask({ kind: 'unpackArchive', input, refused, longestMs: longestMs(input) }, signal),
  }
  return {
    readDropped: (reading) => readDropped(reader, room, reading),
    lookAtFile: async (path, signal) => {
      const { files } = await walk([{ path, hint: path }], { maxFiles: 1 })
      const { found } = await lookAt(reader, files, signal)
      return found[0] ?? null
    },
  }
}

/** A slow disk, or one behind a network, gives a megabyte in a second. */
const longestMs = ({ files }: FilesToLookAt): number =>
  2 * minuteMs + files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) / 1_000

/** More memory than a file may take is no more than another way of ending the process. */
const refused = (): Result<never> => failed({ kind: 'reader', cause: 'broke', again: 'now' })
