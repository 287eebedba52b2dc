import { Button } from '@mantine/core'
import { IconPhotoOff, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectKey, UnitId } from '#core/ids'
import { minuteMs } from '#core/time'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { useNow } from '../../../ui/timing/use-now.ts'
import { type PictureSource, resourceSource } from '../preview/picture-address.ts'
import { PictureViewer } from '../preview/picture-viewer.tsx'
import { PicturesContext, usePicture, usePictures } from '../preview/pictures.ts'
import { readShownMedia } from '../shown-media.ts'
import { useRefreshShown } from '../use-refresh-shown.ts'
import classes from './unit-media.module.css'
import { type UnitPicture, unitPictures } from './unit-pictures.ts'

export interface UnitMediaProps {
  readonly of: ProjectKey
  readonly unit: { readonly id: UnitId; readonly number: string }
  /** Told when a picture comes to lie over everything else, which takes the Escape key then, and when it goes. */
  readonly onEnlarged: (isEnlarged: boolean) => void
}

interface NamedPicture {
  readonly source: PictureSource
  readonly isPlan: boolean
  readonly title: string
}

/** The plan and the pictures of one unit, as the server showed them last. */
export const UnitMedia = ({ of, unit, onEnlarged }: UnitMediaProps) => {
  const { t, i18n } = useTranslation()
  const pictures = usePictures()
  const read = useQuery({
    ...query('media.readShown', of),
    select: readShownMedia,
  })
  const shown = read.data
  const [large, setLarge] = useState<NamedPicture | null>(null)
  const isLarge = large !== null
  useEffect(() => onEnlarged(isLarge), [isLarge, onEnlarged])
  const titleOf = (picture: UnitPicture, index: number): string =>
    picture.kind === 'plan'
      ? t('media.unit.plan', { number: unit.number })
      : (picture.name ?? t('media.unit.picture', { place: index + 1 }))
  const named = (shown ? unitPictures(shown, unit.id, i18n.language) : []).map(
    (picture, index): NamedPicture => ({
      source: resourceSource(of.workspaceId, picture.resource),
      isPlan: picture.kind === 'plan',
      title: titleOf(picture, index),
    }),
  )
  const unread = unreadOf(read)
  return (
    <PicturesContext value={pictures}>
      <section className={classes['media']} aria-label={t('media.unit.title')}>
        <h3 className={classes['title']}>{t('media.unit.title')}</h3>
        {unread && <FailureNotice {...unread} />}
        {shown && <Checked of={of} fetchedAt={shown.fetchedAt} />}
        {shown?.fetchedAt != null && named.length === 0 && (
          <p className={classes['said']}>{t('media.unit.nothing')}</p>
        )}
        {named.length > 0 && (
          <ul className={classes['pictures']}>
            {named.map((picture) => (
              <Tile
                key={picture.source.url}
                picture={picture}
                onEnlarge={() => setLarge(picture)}
              />
            ))}
          </ul>
        )}
        {large && (
          <OpenedModal
            size="96vw"
            title={t('unit.title', { number: unit.number })}
            onClose={() => setLarge(null)}
          >
            <div className={classes['large']}>
              <PictureViewer title={large.title} url={large.source.url} />
            </div>
          </OpenedModal>
        )}
      </section>
    </PicturesContext>
  )
}

interface CheckedProps {
  readonly of: ProjectKey
  readonly fetchedAt: number | null
}

/** How old the knowledge of the server's pictures is, and the way to renew it: nothing is asked without a person. */
const Checked = ({ of, fetchedAt }: CheckedProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useFailureWords()
  const now = useNow(minuteMs)
  const { running, failure, refresh } = useRefreshShown(of, undefined)
  const age =
    fetchedAt === null
      ? t('media.shown.never')
      : t('media.shown.ago', { ago: formats.ago(fetchedAt, now) })
  return (
    <>
      <p className={classes['checked']}>
        <span role="status">{running ? t('media.unit.checking') : age}</span>
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconRefresh size={13} aria-hidden />}
          disabled={running !== null}
          onClick={refresh}
        >
          {t('media.shown.refresh')}
        </Button>
      </p>
      {failure && !running && <Notice tone="warning" {...words(failure)} />}
    </>
  )
}

// Twice what is seen, for fine displays.
const planPixels = 860
const picturePixels = 280

interface TileProps {
  readonly picture: NamedPicture
  readonly onEnlarge: () => void
}

const Tile = ({ picture: { source, isPlan, title }, onEnlarge }: TileProps) => {
  const { t } = useTranslation()
  const drawn = usePicture(source, isPlan ? planPixels : picturePixels)
  return (
    <li className={classes[isPlan ? 'plan' : 'picture']}>
      <button
        type="button"
        className={classes['frame']}
        title={title}
        aria-label={t('media.detail.enlargeNamed', { title })}
        disabled={!drawn}
        onClick={onEnlarge}
      >
        {drawn && <img src={drawn.url} alt="" draggable={false} />}
        {drawn === null && (
          <span className={classes['missing']}>
            <IconPhotoOff size={20} stroke={1.4} aria-hidden />
            {t('media.unit.notDrawn')}
          </span>
        )}
      </button>
    </li>
  )
}
