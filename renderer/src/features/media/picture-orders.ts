import type { MediaFileId } from '#core/ids'
import type { MediaFile } from '#core/media/queue/media-file'

/** The place of each picture among the pictures of its unit, in the order of the list, counted from 1. */
export const pictureOrders = (
  files: readonly Pick<MediaFile, 'id' | 'uploads'>[],
): ReadonlyMap<MediaFileId, number> => {
  const orders = new Map<MediaFileId, number>()
  const counts = new Map<number, number>()
  for (const { id, uploads } of files) {
    const pictures = uploads.filter(({ endpoint }) => endpoint === 'unitPicture')
    for (const unit of new Set(pictures.map(({ target }) => target.id))) {
      const order = (counts.get(unit) ?? 0) + 1
      counts.set(unit, order)
      if (unit === pictures[0]?.target.id) orders.set(id, order)
    }
  }
  return orders
}
