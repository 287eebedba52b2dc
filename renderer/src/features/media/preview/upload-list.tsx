import { Button, CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MediaFile, MediaUpload, PlacedTarget } from '#core/media/queue/media-file'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { OfLine } from '../files/of-line.tsx'
import { targetKey } from '../place-index.ts'
import { placeWords } from '../place-words.ts'
import { isUnqueued, placedTargets } from '../placed-targets.ts'
import { Countdown } from '../queue/countdown.tsx'
import type { SentBytes } from '../queue/progress.ts'
import { uploadAdvice } from '../queue/upload-advice.ts'
import type { MediaActs } from '../use-media-acts.ts'
import { sentWords, stateWords } from '../words.ts'
import type { DetailProps } from './detail-props.ts'
import classes from './file-detail.module.css'

/** Each place of the file, and what became of it there. */
export const UploadList = ({ desk, acts, file }: DetailProps) => {
  const { t } = useTranslation()
  const targets = placedTargets(file)
  if (targets.length === 0) return null
  const names = new Map(desk.settings.screens.map(({ id, name }) => [id, name]))
  return (
    <ul className={classes['uploads']} aria-label={t('media.detail.places')}>
      {targets.map((placed) => {
        const { name, where } = placeWords(t, desk.index, placed.target)
        return (
          <li key={`${placed.endpoint} ${targetKey(placed.target)}`}>
            <div className={classes['place']}>
              <span>
                <strong>{name}</strong>
                {` ${[t(`media.kind.${placed.endpoint}`), where].filter(Boolean).join(' · ')}`}
              </span>
              <Withdraw acts={acts} file={file} placed={placed} name={name} targets={targets} />
            </div>
            <ul className={classes['states']}>
              {file.uploads
                .filter((upload) => isOn(upload, placed))
                .map((upload) => (
                  <UploadState
                    key={upload.id}
                    acts={acts}
                    upload={upload}
                    sent={desk.progress.bytes.get(upload.id) ?? null}
                    screen={
                      upload.screenId === null
                        ? ''
                        : names.get(upload.screenId) || t('media.screen', { id: upload.screenId })
                    }
                  />
                ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

const isOn = ({ endpoint, target }: MediaUpload, placed: PlacedTarget): boolean =>
  endpoint === placed.endpoint && targetKey(target) === targetKey(placed.target)

interface WithdrawProps {
  readonly acts: MediaActs
  readonly file: MediaFile
  readonly placed: PlacedTarget
  readonly name: string
  readonly targets: readonly PlacedTarget[]
}

/** Removes one of several places. */
const Withdraw = ({ acts, file, placed, name, targets }: WithdrawProps) => {
  const { t } = useTranslation()
  if (targets.length < 2 || !isUnqueued(file)) return null
  return (
    <CloseButton
      size="xs"
      aria-label={t('media.placing.withdraw', { place: name })}
      onClick={() => acts.place([file], () => targets.filter((one) => one !== placed))}
    />
  )
}

interface StateProps {
  readonly acts: MediaActs
  readonly upload: MediaUpload
  readonly screen: string
  /** The bytes that were sent; null while none have left. */
  readonly sent: SentBytes | null
}

const UploadState = ({ acts, upload, screen, sent }: StateProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { state } = upload
  return (
    <li>
      {screen !== '' && <span className={classes['screen']}>{screen}</span>}
      <span>{stateWords(upload, { t })}</span>
      {'at' in state && <span className={classes['screen']}>{formats.dateTime(state.at)}</span>}
      {state.kind === 'done' && state.pictureId !== null && (
        <span className={classes['screen']}>
          {t('media.detail.picture', { id: state.pictureId })}
        </span>
      )}
      <Moving state={state} sent={sent} />
      <OfLine acts={acts} uploads={[upload]} size="compact-xs" />
      {state.kind === 'failed' && <Failed failure={state.failure} />}
      {state.kind === 'unknown' && <Unknown acts={acts} upload={upload} />}
      {upload.isWithoutCopy && (
        <span className={classes['screen']}>{t('media.detail.withoutCopy')}</span>
      )}
      {upload.canPutBack && (
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => acts.putBack({ uploadId: upload.id })}
        >
          {t('media.detail.putBack')}
        </Button>
      )}
    </li>
  )
}

const Moving = ({ state, sent }: Pick<StateProps, 'sent'> & Pick<MediaUpload, 'state'>) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (state.kind !== 'sending' || sent === null) return null
  return (
    <span className={classes['screen']}>
      {sent.triedAgainAt === null ? (
        sentWords(sent, { t, formats })
      ) : (
        <>
          {`${t('media.list.lost')} · `}
          <Countdown until={sent.triedAgainAt} />
        </>
      )}
    </span>
  )
}

const Failed = ({ failure }: { readonly failure: Parameters<typeof uploadAdvice>[0] }) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const advice = uploadAdvice(failure)
  const said = words(failure)
  const sentence = advice
    ? `${t(`media.advice.${advice}.title`)}. ${t(`media.advice.${advice}.next`)}`
    : [said.title, said.sentence, said.nextStep].join(' ')
  return <p className={classes['advice']}>{sentence}</p>
}

const Unknown = ({ acts, upload }: Pick<StateProps, 'acts' | 'upload'>) => {
  const { t } = useTranslation()
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => acts.settle({ uploadId: upload.id, hasArrived: true })}
      >
        {t('media.unknown.arrived')}
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => acts.settle({ uploadId: upload.id, hasArrived: false })}
      >
        {t('media.unknown.notArrived')}
      </Button>
    </>
  )
}
