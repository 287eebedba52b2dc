import type { PayloadOf } from '#core/contract/index'
import type { UploadId } from '#core/ids'
import type { MediaFile, UploadState } from '#core/media/queue/media-file'

type UploadProgress = PayloadOf<'media.uploadsProgressed'>
export type QueueTotal = UploadProgress['total']

export type SentBytes = Pick<
  UploadProgress['uploads'][number],
  'sentBytes' | 'totalBytes' | 'bytesPerSecond' | 'triedAgainAt'
>

/** What main has reported since the list was read. */
export interface Progress {
  /** The map is replaced only when a state changes: bytes move ten times a second. */
  readonly states: ReadonlyMap<UploadId, UploadState>
  readonly bytes: ReadonlyMap<UploadId, SentBytes>
  readonly total: QueueTotal | null
}

export const noProgress: Progress = { states: new Map(), bytes: new Map(), total: null }

/** What has moved since the last time takes the place of what was known. */
export const progressed = (known: Progress, { uploads, total }: UploadProgress): Progress => {
  const changed = uploads.filter(({ id, state }) => known.states.get(id)?.kind !== state.kind)
  const states =
    changed.length === 0
      ? known.states
      : new Map([...known.states, ...changed.map(({ id, state }) => [id, state] as const)])
  const bytes = new Map(known.bytes)
  for (const { id, sentBytes, totalBytes, bytesPerSecond, triedAgainAt } of uploads) {
    bytes.set(id, { sentBytes, totalBytes, bytesPerSecond, triedAgainAt })
  }
  return { states, bytes, total }
}

/** The list was read again: it knows the states; the bytes of what is on its way stay. */
export const afterReading = ({ bytes, total }: Progress, files: readonly MediaFile[]): Progress => {
  const moving = files.flatMap(({ uploads }) =>
    uploads.flatMap(({ id, state }) => {
      const known = bytes.get(id)
      return known && state.kind === 'sending' ? [[id, known] as const] : []
    }),
  )
  return { states: noProgress.states, bytes: new Map(moving), total }
}

/** The list with the states that main has reported since; a file that has not changed stays the same object. */
export const withProgress = (
  files: readonly MediaFile[],
  states: Progress['states'],
): readonly MediaFile[] => {
  if (states.size === 0) return files
  return files.map((file) => {
    if (!file.uploads.some(({ id }) => states.has(id))) return file
    const uploads = file.uploads.map((upload) => ({
      ...upload,
      state: states.get(upload.id) ?? upload.state,
    }))
    return { ...file, uploads }
  })
}

/** What has left of a file's uploads that are on their way; null while none is. */
export const bytesSent = (
  { uploads }: Pick<MediaFile, 'uploads'>,
  bytes: Progress['bytes'],
): SentBytes | null => {
  const moving = uploads.filter(({ state }) => state.kind === 'sending')
  if (moving.length === 0) return null
  const known = moving.flatMap(({ id }) => bytes.get(id) ?? [])
  const sum = (of: 'sentBytes' | 'totalBytes' | 'bytesPerSecond') =>
    known.reduce((all, one) => all + one[of], 0)
  return {
    sentBytes: sum('sentBytes'),
    totalBytes: sum('totalBytes'),
    bytesPerSecond: sum('bytesPerSecond'),
    triedAgainAt: firstTry(known),
  }
}

/** Null as long as anything of them is on its way. */
const firstTry = (known: readonly SentBytes[]): number | null => {
  const waits = known.flatMap(({ triedAgainAt }) => triedAgainAt ?? [])
  return waits.length === 0 || waits.length < known.length ? null : Math.min(...waits)
}

/** A fraction from 0 to 1. */
export const fractionOf = ({ sentBytes, totalBytes }: SentBytes): number =>
  totalBytes === 0 ? 0 : sentBytes / totalBytes
