import type { MediaType } from '#core/media/facts/media-type'
import { convertedOf, leavingFile } from '#core/media/pictures/leaving-file'
import type { MediaFile } from '#core/media/queue/media-file'

const drawable = new Set<MediaType>(['png', 'jpeg', 'webp', 'gif', 'bmp', 'avif', 'pdf'])

interface Room {
  /** Decoded, four bytes each, however small the copy is. */
  readonly pixels: number
  /** The most bytes of a PDF, which is read whole. */
  readonly pdfBytes: number
}

const small: Room = { pixels: 60_000_000, pdfBytes: 30_000_000 }
/** The limits for a picture that somebody looks at alone. */
const large: Room = { pixels: 160_000_000, pdfBytes: 150_000_000 }

/** Whether drawing the file costs no more than a picture of it is worth. */
export const isDrawable = (
  { read, sizeBytes, source }: Pick<MediaFile, 'read' | 'sizeBytes' | 'source'>,
  size: 'small' | 'large',
): boolean => {
  if (read === null) return false
  const leaving = leavingFile({ read, sizeBytes })
  // The copy of a picture is there even where the file itself is gone.
  if (source === 'moved' && convertedOf(read) === null) return false
  if (leaving.type === null || !drawable.has(leaving.type)) return false
  const room = size === 'small' ? small : large
  if (leaving.type === 'pdf') return sizeBytes <= room.pdfBytes
  return leaving.image === null || leaving.image.width * leaving.image.height <= room.pixels
}
