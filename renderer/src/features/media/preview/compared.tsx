import { IconPhotoOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MediaFile } from '#core/media/queue/media-file'
import { isReplacing } from '#core/media/queue/upload-moves'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import type { MediaDesk } from '../media-desk.ts'
import { currentFile, galleryOf } from '../shown-media.ts'
import classes from './compared.module.css'
import { isDrawable } from './is-drawable.ts'
import { fileSource, type PictureSource, resourceSource } from './picture-address.ts'
import { PictureViewer } from './picture-viewer.tsx'
import { usePicture } from './pictures.ts'
import { sentSince } from './sent-since.ts'

interface Props {
  readonly desk: MediaDesk
  readonly file: MediaFile
}

const previewPixels = 640
const largePixels = 2_400

/** What the first place of the file shows now. */
const currentSource = ({ desk, file }: Props): PictureSource | null => {
  const [upload] = file.uploads
  const isOne = upload !== undefined && isReplacing(upload.endpoint)
  const sent = isOne ? sentSince(desk.files, upload, desk.shown.fetchedAt) : null
  if (sent !== null) return isDrawable(sent, 'large') ? fileSource(sent) : null
  const uid = upload ? currentFile(desk.shown, upload) : null
  return uid === null ? null : resourceSource(desk.of.workspaceId, uid)
}

const newSource = ({ file }: Props): PictureSource | null =>
  isDrawable(file, 'large') ? fileSource(file) : null

/** The new file beside the one that it replaces. */
export const Compared = (props: Props & { readonly onEnlarge: () => void }) => {
  const { desk, file, onEnlarge } = props
  const { t } = useTranslation()
  const [upload] = file.uploads
  const unitId =
    upload?.endpoint === 'unitPicture' && upload.target.kind === 'unit' ? upload.target.id : null
  return (
    <div className={classes['both']}>
      <Small title={t('media.detail.new')} source={newSource(props)} onEnlarge={onEnlarge} />
      {unitId !== null ? (
        <Gallery desk={desk} pictures={galleryOf(desk.shown, unitId)} />
      ) : (
        <Small
          title={t('media.detail.now')}
          source={currentSource(props)}
          isUnknown={desk.shown.fetchedAt === null}
          onEnlarge={onEnlarge}
        />
      )}
    </div>
  )
}

interface SmallProps {
  readonly title: string
  readonly source: PictureSource | null
  readonly isUnknown?: boolean
  readonly onEnlarge: () => void
}

const Small = ({ title, source, isUnknown = false, onEnlarge }: SmallProps) => {
  const { t } = useTranslation()
  const picture = usePicture(source, previewPixels)
  const nothing = t(isUnknown ? 'media.detail.notAsked' : 'media.detail.nothing')
  return (
    <figure className={classes['figure']}>
      <figcaption>{title}</figcaption>
      <button
        type="button"
        className={classes['frame']}
        aria-label={t('media.detail.enlargeNamed', { title })}
        disabled={!picture}
        onClick={onEnlarge}
      >
        {picture && <img src={picture.url} alt={title} draggable={false} />}
        {picture === null && (
          <span className={classes['nothing']}>
            <IconPhotoOff size={20} stroke={1.4} aria-hidden />
            {nothing}
          </span>
        )}
      </button>
    </figure>
  )
}

const mostInGallery = 6

const Gallery = ({
  desk,
  pictures,
}: {
  desk: MediaDesk
  pictures: ReturnType<typeof galleryOf>
}) => {
  const { t } = useTranslation()
  return (
    <figure className={classes['figure']}>
      <figcaption>{t('media.detail.gallery', { count: pictures.length })}</figcaption>
      <div className={classes['gallery']}>
        {pictures.slice(0, mostInGallery).map(({ id, resource, names }) => (
          <Tile
            key={id ?? resource}
            source={resource === null ? null : resourceSource(desk.of.workspaceId, resource)}
            name={Object.values(names)[0] ?? String(id ?? '')}
          />
        ))}
      </div>
    </figure>
  )
}

const Tile = ({
  source,
  name,
}: {
  readonly source: PictureSource | null
  readonly name: string
}) => {
  const picture = usePicture(source, 96)
  return (
    <span className={classes['tile']} title={name}>
      {picture && <img src={picture.url} alt={name} />}
    </span>
  )
}

/** Both pictures large, each with its own zoom. */
export const EnlargedPictures = (props: Props & { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const fresh = newSource(props)
  const now = currentSource(props)
  return (
    <OpenedModal size="96vw" title={props.file.path} onClose={props.onClose}>
      <div className={classes['large']}>
        <Large title={t('media.detail.new')} source={fresh} />
        {now && <Large title={t('media.detail.now')} source={now} />}
      </div>
    </OpenedModal>
  )
}

const Large = ({
  title,
  source,
}: {
  readonly title: string
  readonly source: PictureSource | null
}) => {
  const { t } = useTranslation()
  const drawn = usePicture(source, largePixels)
  if (drawn === undefined) return <p className={classes['nothing']}>{t('media.detail.drawing')}</p>
  if (drawn === null || source === null) {
    return <p className={classes['nothing']}>{t('media.detail.nothing')}</p>
  }
  // A document is drawn here; a picture is shown with every pixel that it has.
  return <PictureViewer title={title} url={drawn.isPdf ? drawn.url : source.url} />
}
