import type { MediaFileId } from '#core/ids'
import type { MediaFile } from '#core/media/queue/media-file'
import type { FileReadiness } from '#core/media/queue/ready-uploads'
import { isUnqueued } from '../placed-targets.ts'

const placesOf = ({ uploads }: MediaFile): readonly string[] =>
  uploads.map(({ endpoint, target, screenId }) => `${endpoint} ${target.id} ${screenId}`)

/** The files that a chosen one would win over: they wait for its places and for no others, and nothing of them is under way. */
export const beatenRivals = (
  file: MediaFile,
  readiness: FileReadiness | undefined,
  files: readonly MediaFile[],
): readonly MediaFile[] => {
  const rivals = new Set<MediaFileId>(
    readiness?.stops.flatMap((stop) => (stop.kind === 'sharedSlot' ? [...stop.files] : [])),
  )
  rivals.delete(file.id)
  if (rivals.size === 0) return []
  const places = new Set(placesOf(file))
  const beaten = files.filter(
    (other) =>
      rivals.has(other.id) &&
      isUnqueued(other) &&
      placesOf(other).every((place) => places.has(place)),
  )
  return beaten.length === rivals.size ? beaten : []
}
