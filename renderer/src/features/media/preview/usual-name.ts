import type { MediaFile } from '#core/media/queue/media-file'
import type { MediaDesk } from '../media-desk.ts'
import { galleryNameOf } from './gallery-name-of.ts'

/** What visitors will read below a file's picture by the template; null of what is no picture. */
export const usualName = (
  { settings, pictureOrders, index }: Pick<MediaDesk, 'settings' | 'pictureOrders' | 'index'>,
  file: MediaFile,
): string | null => {
  const upload = file.uploads.find(({ endpoint }) => endpoint === 'unitPicture')
  if (!upload) return null
  const order = pictureOrders.get(file.id) ?? 1
  return galleryNameOf(settings.galleryTemplate, { file, upload, order, index })
}
