import type { PayloadOf } from '#core/contract/index'
import type { ProjectKey, UploadId } from '#core/ids'
import { secondMs } from '#core/time'
import type { QueuedUpload } from '../../../store/media/queue/media-queue.ts'
import type { MediaDependencies } from '../dependencies.ts'

type UploadsProgress = PayloadOf<'media.uploadsProgressed'>

const tellEveryMs = 100
const speedOverMs = 10 * secondMs
// The first moments tell of the connection, and not of how long it will take.
const leastSpeedOverMs = secondMs

interface Entry {
  readonly upload: QueuedUpload
  readonly state: QueuedUpload['state']
  readonly sentBytes: number
  readonly totalBytes: number
  /** When the sending began; null before. */
  readonly since: number | null
  /** When a lost attempt is followed by another one; null while none was lost. */
  readonly triedAgainAt: number | null
}

export interface UploadProgress {
  /** Uploads that have come into the line: they are part of what is to be done. */
  readonly expect: (uploads: readonly QueuedUpload[]) => void
  readonly moved: (upload: QueuedUpload, sent?: { bytes: number; total: number }) => void
  /** An attempt was lost, and nothing of it counts; the next one follows at that time. */
  readonly waits: (upload: QueuedUpload, triedAgainAt: number) => void
  /** Called with uploads that are no longer sent: they are no part of the total. */
  readonly left: (ids: readonly UploadId[]) => void
  /** Called when nothing of the project is left to send. */
  readonly end: () => { readonly done: number; readonly open: number }
  readonly fraction: () => { readonly done: number; readonly total: number }
}

/** The progress of one project, reported at most ten times a second. */
export const uploadProgress = (
  { clock, sleep, tellProgress }: Pick<MediaDependencies, 'clock' | 'sleep' | 'tellProgress'>,
  { workspaceId, projectId }: ProjectKey,
): UploadProgress => {
  const run = new Map<UploadId, Entry>()
  const changed = new Map<UploadId, Entry>()
  let speeds: { readonly at: number; readonly bytes: number }[] = []
  // Sums that follow each change: adding up thousands ten times a second would be felt.
  const sums = { bytes: 0, bytesDone: 0, filesDone: 0 }
  let isWaiting = false

  const put = (id: UploadId, entry: Entry) => {
    const old = run.get(id)
    if (old) count(old, -1)
    count(entry, 1)
    run.set(id, entry)
  }
  const drop = (id: UploadId) => {
    const old = run.get(id)
    if (old) count(old, -1)
    run.delete(id)
  }
  const count = (entry: Entry, sign: 1 | -1) => {
    const isOver = hasEnded(entry)
    sums.bytes += sign * entry.totalBytes
    sums.bytesDone += sign * (isOver ? entry.totalBytes : entry.sentBytes)
    sums.filesDone += sign * (isOver ? 1 : 0)
  }
  const tell = () => {
    const at = clock.elapsedMs()
    speeds = [...speeds.filter((one) => at - one.at <= speedOverMs), { at, bytes: sums.bytesDone }]
    const uploads: UploadsProgress['uploads'] = []
    for (const [, entry] of changed) uploads.push(toldOf(entry, at))
    changed.clear()
    const bytesPerSecond = speedOf(speeds)
    const total = { files: run.size, ...sums, bytesPerSecond }
    tellProgress({ workspaceId, projectId, uploads, total })
  }
  const sinceOf = (id: UploadId): number => run.get(id)?.since ?? clock.elapsedMs()
  const tellSoon = () => {
    if (isWaiting) return
    isWaiting = true
    void sleep(tellEveryMs, new AbortController().signal).then(() => {
      isWaiting = false
      tell()
    })
  }
  const show = (id: UploadId, entry: Entry) => {
    if (isAway(entry)) drop(id)
    else put(id, entry)
    changed.set(id, entry)
    tellSoon()
  }
  return {
    expect: (uploads) => {
      for (const upload of uploads) put(upload.id, entryOf(upload, null))
    },
    moved: (upload, sent) => {
      const since = upload.state.kind === 'sending' ? sinceOf(upload.id) : null
      show(upload.id, { ...entryOf(upload, sent ?? null), since })
    },
    waits: (upload, triedAgainAt) => show(upload.id, { ...entryOf(upload, null), triedAgainAt }),
    left: (ids) => {
      const known = ids.filter((id) => run.has(id))
      for (const id of known) drop(id)
      if (known.length > 0) tellSoon()
    },
    end: () => {
      const kinds = [...run.values()].map(({ state }) => state.kind)
      const done = kinds.filter((kind) => kind === 'done').length
      const open = kinds.filter((kind) => kind === 'failed' || kind === 'unknown').length
      run.clear()
      speeds = []
      Object.assign(sums, { bytes: 0, bytesDone: 0, filesDone: 0 })
      return { done, open }
    },
    fraction: () => ({ done: sums.bytesDone, total: sums.bytes }),
  }
}

/** A person has taken it out of the line. */
const isAway = ({ state: { kind } }: Entry): boolean =>
  kind === 'waiting' || kind === 'paused' || kind === 'cancelled'

const hasEnded = ({ state: { kind } }: Entry): boolean => kind !== 'queued' && kind !== 'sending'

// The request has a little more than the file: its share counts.
const entryOf = (upload: QueuedUpload, sent: { bytes: number; total: number } | null): Entry => {
  const totalBytes = upload.sizeBytes
  const share = sent === null || sent.total === 0 ? 0 : sent.bytes / sent.total
  const sentBytes = Math.round(share * totalBytes)
  return { upload, state: upload.state, sentBytes, totalBytes, since: null, triedAgainAt: null }
}

const toldOf = (
  { upload: { id, fileId }, state, sentBytes, totalBytes, since, triedAgainAt }: Entry,
  at: number,
): UploadsProgress['uploads'][number] => {
  const tookMs = since === null ? 0 : at - since
  const bytesPerSecond = tookMs > 0 ? Math.round((sentBytes * secondMs) / tookMs) : 0
  return { id, fileId, state, sentBytes, totalBytes, bytesPerSecond, triedAgainAt }
}

const speedOf = (speeds: readonly { readonly at: number; readonly bytes: number }[]): number => {
  const [first, last] = [speeds[0], speeds.at(-1)]
  if (!first || !last || last.at - first.at < leastSpeedOverMs) return 0
  return Math.max(0, Math.round(((last.bytes - first.bytes) * secondMs) / (last.at - first.at)))
}
