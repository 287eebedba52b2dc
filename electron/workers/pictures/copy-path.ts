import { join } from 'node:path'
import type { MediaFileId } from '#core/ids'
import type { ConvertedPicture } from '#core/media/pictures/decoded-picture'

/** The copy that leaves instead of a file. */
export interface PictureCopy {
  readonly id: MediaFileId
  readonly type: ConvertedPicture['type']
}

export const copyPath = (folder: string, { id, type }: PictureCopy): string =>
  join(folder, `${id}.${type}`)
