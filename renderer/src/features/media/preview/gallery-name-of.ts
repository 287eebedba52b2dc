import { galleryName } from '#core/media/gallery-name'
import type { MediaFile, MediaUpload } from '#core/media/media-file'
import type { PlaceIndex } from '../place-index.ts'

interface Named {
  readonly file: Pick<MediaFile, 'id' | 'path'>
  readonly upload: Pick<MediaUpload, 'target'>
  readonly files: readonly MediaFile[]
  readonly index: PlaceIndex
}

/** What visitors will read below a picture when nobody writes another name. */
export const galleryNameOf = (template: string, { file, upload, files, index }: Named): string => {
  const { target } = upload
  const unit = target.kind === 'unit' ? index.units.get(target.id) : undefined
  const place = {
    number: unit?.number ?? '',
    building: unit ? (index.buildings.get(unit.buildingId) ?? '') : '',
    floor: unit ? (index.floors.get(unit.floorId)?.number ?? '') : '',
  }
  const pictures = files.filter(({ uploads }) =>
    uploads.some((one) => one.endpoint === 'unitPicture' && one.target.id === target.id),
  )
  const order = pictures.findIndex(({ id }) => id === file.id) + 1
  return galleryName(template, { path: file.path, order: Math.max(1, order), place })
}
