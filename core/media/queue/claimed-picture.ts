import type { MediaUpload } from './media-file.ts'

interface PictureToSend extends Pick<MediaUpload, 'target' | 'screenId'> {
  readonly sha256: string
}

/** What a team knows a picture by: the bytes of its file, and where they are shown. */
export const claimedPicture = ({ sha256, target, screenId }: PictureToSend): string =>
  `${sha256} ${target.kind} ${target.id} ${screenId ?? ''}`
