import { galleryName } from '#core/media/naming/gallery-name'
import type { MediaFile, MediaUpload } from '#core/media/queue/media-file'
import type { PlaceIndex } from '../place-index.ts'

interface GalleryPicture {
  readonly file: Pick<MediaFile, 'path'>
  readonly upload: Pick<MediaUpload, 'target'>
  /** The place of the picture among those of its unit, counted from 1. */
  readonly order: number
  readonly index: PlaceIndex
}

/** What visitors will read below a picture when nobody writes another name. */
export const galleryNameOf = (
  template: string,
  { file, upload, order, index }: GalleryPicture,
): string => {
  const { target } = upload
  const unit = target.kind === 'unit' ? index.units.get(target.id) : undefined
  const { number = '', buildingId = null, floorId = null } = unit ?? {}
  const place = {
    number,
    building: buildingId === null ? '' : (index.buildings.get(buildingId) ?? ''),
    floor: floorId === null ? '' : (index.floors.get(floorId)?.number ?? ''),
  }
  return galleryName(template, { path: file.path, order, place })
}
