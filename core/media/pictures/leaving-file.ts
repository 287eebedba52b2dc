import type { ImageFacts } from '../facts/image-facts.ts'
import type { MediaType } from '../facts/media-type.ts'
import type { ReadFile } from '../queue/media-file.ts'
import { type ConvertedPicture, isDecodable } from './decoded-picture.ts'

/** The copy that leaves instead of the file; null where the file itself does. */
export const convertedOf = (read: Pick<ReadFile, 'decoded'> | null): ConvertedPicture | null => {
  const decoded = read?.decoded
  return decoded?.kind === 'converted' ? decoded : null
}

/** Whether the file is a picture that nobody has drawn yet. */
export const isUndecoded = ({ type, decoded }: Pick<ReadFile, 'type' | 'decoded'>): boolean =>
  isDecodable(type) && !decoded

export interface LeavingFile {
  readonly type: MediaType | null
  readonly image: ImageFacts | null
  readonly sizeBytes: number
  readonly crc32: number
}

/** What the CRM is to get of a file: the file itself, or its converted copy. */
export const leavingFile = ({
  read,
  sizeBytes,
}: {
  readonly read: ReadFile
  readonly sizeBytes: number
}): LeavingFile => {
  const { type, image, crc32 } = read
  return convertedOf(read) ?? { type, image, crc32, sizeBytes }
}

const endings = { png: 'png', jpeg: 'jpg' } as const

/** The name under which a file leaves: that of a converted copy ends as its type does. */
export const leavingName = (name: string, converted: ConvertedPicture | null): string => {
  if (converted === null) return name
  const at = name.lastIndexOf('.')
  return `${at > 0 ? name.slice(0, at) : name}.${endings[converted.type]}`
}
