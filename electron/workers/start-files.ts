import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { defect } from '#core/defect'
import type { LeftOut } from '#core/media/queue/left-out'
import type { DroppedPath, FilesMessage, FilesRequest, FoundFile } from './files/files-message.ts'

export interface ReadDroppedInput {
  readonly dropped: readonly DroppedPath[]
  /** Progress in bytes. */
  readonly tell: (progress: { readonly done: number; readonly total: number }) => void
  readonly leaveOut: (leftOut: readonly LeftOut[]) => void
  readonly signal: AbortSignal
}

export interface Files {
  /** Reads dropped files in natural order, several at a time, and ends early when the signal fires. */
  readonly readDropped: (reading: ReadDroppedInput) => AsyncGenerator<readonly FoundFile[]>
  /** Reads one file as it is, also an archive; null where it cannot be read. */
  readonly lookAtFile: (path: string, signal: AbortSignal) => Promise<FoundFile | null>
}

interface FilesThreads {
  /** The script that a thread runs. */
  readonly entry: string | URL
  /** What comes out of archives goes to folders of its own in here. */
  readonly stagedFolder: string
  readonly maxFiles: number
}

/** Reads files in threads, so that main never waits for a disk. */
export const filesThreads = ({ entry, stagedFolder, maxFiles }: FilesThreads): Files => ({
  readDropped: (reading) => {
    const stagingFolder = join(stagedFolder, randomUUID())
    return ask(entry, { dropped: reading.dropped, stagingFolder, maxFiles }, reading)
  },
  lookAtFile: async (path, signal) => {
    const request = { dropped: [{ path, hint: path }], stagingFolder: null, maxFiles: 1 }
    const nothing = () => undefined
    for await (const [file] of ask(entry, request, { signal, tell: nothing, leaveOut: nothing })) {
      if (file !== undefined) return file
    }
    return null
  },
})

const atOnce = 50
const memory = { maxOldGenerationSizeMb: 512 }

async function* ask(
  entry: string | URL,
  request: FilesRequest,
  { tell, leaveOut, signal }: Omit<ReadDroppedInput, 'dropped'>,
): AsyncGenerator<readonly FoundFile[]> {
  if (signal.aborted) return
  const worker = new Worker(entry, { workerData: request, resourceLimits: memory })
  let found: FoundFile[] = []
  let wake: () => void = () => undefined
  const thread: { end: 'whole' | Error | null } = { end: null }
  const end = (how: 'whole' | Error) => {
    thread.end ??= how
    wake()
  }
  worker.on('message', (message: FilesMessage) => {
    // Nobody wants the messages that the thread still sent when the reading was ended.
    if (thread.end !== null) return
    if (message.kind === 'found') found.push(...message.files)
    else if (message.kind === 'leftOut') leaveOut(message.leftOut)
    else if (message.kind === 'progress') tell({ done: message.done, total: message.total })
    else end('whole')
    wake()
  })
  worker.once('error', end)
  worker.once('exit', () => end(defect('the thread that reads files ended in the middle')))
  const stop = () => {
    found = []
    end('whole')
  }
  signal.addEventListener('abort', stop, { once: true })
  try {
    for (;;) {
      const files = found.splice(0, atOnce)
      if (files.length > 0) {
        yield files
        // The caller stores a batch in one piece, so others have a turn before the next one.
        await setImmediate()
      } else if (thread.end instanceof Error) throw thread.end
      else if (thread.end !== null) return
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    signal.removeEventListener('abort', stop)
    // The thread also ends when the caller has read enough.
    void worker.terminate()
  }
}
