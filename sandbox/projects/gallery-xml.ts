import { closeTag, emptyTag, openTag } from '../http/xml.ts'
import type { Names, StoredGallery, StoredPicture } from '../state/pictures.ts'
import { xmlTime } from './xml-time.ts'

const namesXml = (names: Names): string =>
  Object.entries(names)
    .map(([locale, text]) => emptyTag('name', { locale, text }))
    .join('')

export const pictureXml = ({ id, createdAt, resourceUid, names }: StoredPicture): string =>
  [
    openTag('picture', { id, 'creation-time': xmlTime(createdAt), resource: resourceUid }),
    namesXml(names),
    closeTag('picture'),
  ].join('')

/** A gallery of the whole project. */
export const galleryXml = (gallery: StoredGallery, pictures: readonly StoredPicture[]): string =>
  [
    openTag('gallery', {
      id: gallery.id,
      'creation-time': xmlTime(gallery.createdAt),
      'modification-time': xmlTime(gallery.modifiedAt),
      type: gallery.type,
    }),
    namesXml(gallery.names),
    ...pictures.map(pictureXml),
    closeTag('gallery'),
  ].join('')
