import { IconFile, IconFileTypePdf } from '@tabler/icons-react'
import type { MediaFile } from '#core/media/queue/media-file'
import { isDrawable } from '../preview/is-drawable.ts'
import { fileSource } from '../preview/picture-address.ts'
import { usePicture } from '../preview/pictures.ts'
import classes from './thumbnail.module.css'

// Twice what is seen, for fine displays.
const pixels = 96

/** The file as it looks, small; a sign where nothing can be drawn. */
export const Thumbnail = ({
  file,
}: {
  readonly file: Pick<MediaFile, 'id' | 'read' | 'source' | 'sizeBytes'>
}) => {
  const type = file.read?.type ?? null
  const picture = usePicture(isDrawable(file, 'small') ? fileSource(file) : null, pixels)
  const Sign = type === 'pdf' ? IconFileTypePdf : IconFile
  return (
    <span className={classes['place']} data-empty={!picture}>
      {picture ? (
        <img className={classes['picture']} src={picture.url} alt="" draggable={false} />
      ) : (
        <Sign size={18} stroke={1.5} aria-hidden />
      )}
    </span>
  )
}
