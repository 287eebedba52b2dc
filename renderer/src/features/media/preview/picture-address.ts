import type { ResourceUid, WorkspaceId } from '#core/ids'
import { convertedOf } from '#core/media/pictures/leaving-file'
import type { MediaFile } from '#core/media/queue/media-file'

/** The source of a picture and its version: the same file may have other bytes later. */
export interface PictureSource {
  readonly url: string
  readonly version: string
}

/** Main answers these itself: the page has no way to a disk or to a server. */
export const fileSource = ({ id, read }: Pick<MediaFile, 'id' | 'read'>): PictureSource => ({
  url: `/media/file/${id}`,
  version: `${read?.sha256} ${convertedOf(read)?.crc32}`,
})

export const resourceSource = (workspaceId: WorkspaceId, uid: ResourceUid): PictureSource => ({
  url: `/media/resource/${workspaceId}/${encodeURIComponent(uid)}`,
  // The same name is always the same bytes.
  version: '',
})
