import { convertedOf } from '#core/media/pictures/leaving-file'
import type { MediaFile } from '#core/media/queue/media-file'
import type { Speech } from '../../i18n/speech.ts'
import { typeWord } from './words.ts'

/** What leaves instead of the file, and why, in a sentence each; none where the file itself leaves. */
export const conversionWords = (
  { read }: Pick<MediaFile, 'read'>,
  { t, formats }: Speech,
): readonly string[] => {
  const converted = convertedOf(read)
  if (converted === null) return []
  const { type, image, sizeBytes, because } = converted
  return [
    t('media.converted.copy', {
      type: typeWord(type, t),
      width: formats.integer(image.width),
      height: formats.integer(image.height),
      size: formats.bytes(sizeBytes),
    }),
    ...because.map((reason) =>
      t(`media.converted.because.${reason}`, { type: typeWord(read?.type ?? null, t) }),
    ),
    t('media.converted.kept'),
  ]
}

/** The same in two or three words, for a row; empty where the file itself leaves. */
export const shortConversionWords = (
  { read }: Pick<MediaFile, 'read'>,
  { t }: Pick<Speech, 't'>,
): string => {
  const converted = convertedOf(read)
  if (converted === null) return ''
  return t('media.converted.short', { type: typeWord(converted.type, t) })
}
