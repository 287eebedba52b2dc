import { isUndecoded } from '#core/media/pictures/leaving-file'
import type { MediaFile } from '#core/media/queue/media-file'
import type { FileReadiness } from '#core/media/queue/ready-uploads'
import { skipReasons } from '#core/media/queue/skip-reasons'

/** The groups of files, by what a person would do next. */
export const mediaGroups = [
  'needsYou',
  'ready',
  'reading',
  'sending',
  'failed',
  'unknown',
  'done',
  'leftOut',
] as const
export type MediaGroup = (typeof mediaGroups)[number]

const duplicates = new Set<string>(skipReasons)

/** What would be skipped if it were sent now. */
export const isDuplicate = (
  { isAllowed }: MediaFile,
  readiness: FileReadiness | undefined,
): boolean => !isAllowed && readiness?.warnings.some(({ kind }) => duplicates.has(kind)) === true

export const groupOf = (file: MediaFile, readiness: FileReadiness | undefined): MediaGroup => {
  const states = new Set(file.uploads.map(({ state }) => state.kind))
  if (states.has('unknown')) return 'unknown'
  if (states.has('failed')) return 'failed'
  if (states.has('sending') || states.has('queued') || states.has('paused')) return 'sending'
  const isOver = states.size > 0 && !states.has('waiting')
  if (isOver) return states.has('done') ? 'done' : 'leftOut'
  if (file.source !== 'there') return 'needsYou'
  if (file.read === null) return 'reading'
  if (file.placedBy === null || states.size === 0) return 'needsYou'
  if (readiness?.stops.some(({ kind }) => kind !== 'unread')) return 'needsYou'
  if (isUndecoded(file.read)) return 'reading'
  return isDuplicate(file, readiness) ? 'leftOut' : 'ready'
}

export type GroupCounts = Readonly<Record<MediaGroup, number>>

export const countGroups = (groups: Iterable<MediaGroup>): GroupCounts => {
  const counts = Object.fromEntries(mediaGroups.map((group) => [group, 0])) as Record<
    MediaGroup,
    number
  >
  for (const group of groups) counts[group] += 1
  return counts
}

/** Whether one confirmation is enough to place the file. */
export const isOffered = ({ placedBy, match }: MediaFile): boolean =>
  placedBy === null && match?.kind === 'guessed'
