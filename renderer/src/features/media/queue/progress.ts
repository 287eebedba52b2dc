import type { PayloadOf } from '#core/contract/index'
import type { UploadId } from '#core/ids'
import type { MediaFile, UploadState } from '#core/media/media-file'

type Progressed = PayloadOf<'media.uploadsProgressed'>
export type QueueTotal = Progressed['total']

interface Sent {
  readonly sentBytes: number
  readonly totalBytes: number
}

/** What main has told since the list was read. */
export interface Progress {
  /** Another map only when a state is another one: bytes move ten times a second. */
  readonly states: ReadonlyMap<UploadId, UploadState>
  readonly bytes: ReadonlyMap<UploadId, Sent>
  readonly total: QueueTotal | null
}

export const noProgress: Progress = { states: new Map(), bytes: new Map(), total: null }

/** What has moved since the last time takes the place of what was known. */
export const progressed = (known: Progress, { uploads, total }: Progressed): Progress => {
  const changed = uploads.filter(({ id, state }) => known.states.get(id)?.kind !== state.kind)
  const states =
    changed.length === 0
      ? known.states
      : new Map([...known.states, ...changed.map(({ id, state }) => [id, state] as const)])
  const bytes = new Map(known.bytes)
  for (const { id, sentBytes, totalBytes } of uploads) bytes.set(id, { sentBytes, totalBytes })
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

/** The list with the states that main has told since; a file that has not moved stays the same object. */
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

/** The part of a file's uploads that has left, from 0 to 1; null while none is on its way. */
export const fractionSent = (
  { uploads }: Pick<MediaFile, 'uploads'>,
  bytes: Progress['bytes'],
): number | null => {
  const moving = uploads.filter(({ state }) => state.kind === 'sending')
  if (moving.length === 0) return null
  const known = moving.flatMap(({ id }) => bytes.get(id) ?? [])
  const total = known.reduce((sum, { totalBytes }) => sum + totalBytes, 0)
  return total === 0 ? 0 : known.reduce((sum, { sentBytes }) => sum + sentBytes, 0) / total
}
