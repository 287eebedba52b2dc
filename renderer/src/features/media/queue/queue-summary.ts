import type { UploadId } from '#core/ids'
import type { MediaFile } from '#core/media/queue/media-file'
import { secondMs } from '#core/time'
import type { QueueTotal } from './progress.ts'

export interface QueueSummary {
  /** Files with something ready to be sent. */
  readonly ready: number
  /** Queued or on their way. */
  readonly open: readonly UploadId[]
  /** Uploads that a person has paused. */
  readonly paused: readonly UploadId[]
  readonly failed: readonly UploadId[]
  readonly filesDone: number
}

/** A summary of the queue from the list alone: right even before main has reported anything. */
export const queueSummary = (
  files: readonly MediaFile[],
  ready: ReadonlySet<UploadId>,
): QueueSummary => {
  const [open, paused, failed]: [UploadId[], UploadId[], UploadId[]] = [[], [], []]
  let [readyFiles, filesDone] = [0, 0]
  for (const { uploads } of files) {
    if (uploads.some(({ id }) => ready.has(id))) readyFiles += 1
    if (uploads.length > 0 && uploads.every(({ state }) => state.kind === 'done')) filesDone += 1
    for (const { id, state } of uploads) {
      if (state.kind === 'queued' || state.kind === 'sending') open.push(id)
      if (state.kind === 'paused') paused.push(id)
      if (state.kind === 'failed') failed.push(id)
    }
  }
  return { ready: readyFiles, open, paused, failed, filesDone }
}

/** The time left in whole seconds; null where it cannot be known. */
export const leftMs = ({
  bytes,
  bytesDone,
  bytesPerSecond,
}: Pick<QueueTotal, 'bytes' | 'bytesDone' | 'bytesPerSecond'>): number | null =>
  bytesPerSecond > 0 ? Math.ceil((bytes - bytesDone) / bytesPerSecond) * secondMs : null

/** Said aloud at every tenth part, and no more often: a screen reader has better things to read. */
export const saidTenths = ({ bytes, bytesDone }: QueueTotal): number =>
  bytes === 0 ? 0 : Math.min(10, Math.floor((bytesDone / bytes) * 10))
