import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaFile } from '#core/media/queue/media-file'
import type { FileReadiness } from '#core/media/queue/ready-uploads'
import { useFormats } from '../../../i18n/formats-context.ts'
import { type MarkShape, type MarkTone, markClasses } from '../../../ui/mark.ts'
import { shortConversionWords } from '../conversion-words.ts'
import type { PlaceIndex } from '../place-index.ts'
import { placeWords } from '../place-words.ts'
import { placedTargets } from '../placed-targets.ts'
import { Countdown } from '../queue/countdown.tsx'
import { fractionOf, type SentBytes } from '../queue/progress.ts'
import { uploadAdvice } from '../queue/upload-advice.ts'
import {
  type Confidence,
  confidenceOf,
  findingWords,
  firstFinding,
  reasonWords,
  sentWords,
  stateWords,
} from '../words.ts'
import { GridCell } from './grid-parts.tsx'
import { kindIcons } from './kind-icon.ts'
import classes from './list-row.module.css'
import type { MediaGroup } from './media-group.ts'

interface GoesToProps {
  readonly file: MediaFile
  readonly index: PlaceIndex
  /** The name of a picture in its gallery. */
  readonly name: ReactNode
}

/** What a file is and which place it goes to; an offer stands apart from what was decided. */
export const GoesTo = ({ file, index, name: pictureName }: GoesToProps) => {
  const { t } = useTranslation()
  const targets = placedTargets(file)
  const [first] = targets
  if (!first) {
    return (
      <GridCell className={classes['cell']}>
        <span className={classes['second']}>{t('media.list.nowhere')}</span>
      </GridCell>
    )
  }
  const Icon = kindIcons[first.endpoint]
  const { name, where } = placeWords(t, index, first.target)
  const isOffer = file.placedBy === null
  const several = t(`media.list.several.${first.target.kind}`, { count: targets.length })
  return (
    <GridCell className={classes['cell']}>
      <span className={isOffer ? `${classes['first']} ${classes['offer']}` : classes['first']}>
        {targets.length === 1 ? name : several}
        {isOffer && targets.length === 1 && t('media.list.offer')}
      </span>
      <span className={classes['second']}>
        {first.endpoint === 'unitPicture' ? (
          pictureName
        ) : (
          <span className={classes['kind']}>
            <Icon size={14} stroke={1.6} aria-hidden />
            {t(`media.kind.${first.endpoint}`)}
            {targets.length === 1 && where !== '' && ` · ${where}`}
          </span>
        )}
      </span>
    </GridCell>
  )
}

const confidenceMarks: Readonly<Record<Confidence, readonly [MarkShape, MarkTone]>> = {
  exact: ['check', 'good'],
  person: ['disc', 'good'],
  guessed: ['half', 'waiting'],
  ambiguous: ['question', 'waiting'],
  unmatched: ['cross', 'bad'],
}

/** How sure it is where the file goes, and why. */
export const Match = ({ file }: { readonly file: MediaFile }) => {
  const { t } = useTranslation()
  if (file.match === null) return <GridCell />
  const confidence = confidenceOf(file)
  const reason = confidence === 'person' ? '' : reasonWords(file.match.reason, { t })
  return (
    <GridCell className={classes['cell']}>
      <span className={classes['first']}>
        <span className={markClasses(...confidenceMarks[confidence])}>
          {t(`media.confidence.${confidence}`)}
        </span>
      </span>
      <span className={classes['reason']} title={reason}>
        {reason}
      </span>
    </GridCell>
  )
}

const groupMarks: Readonly<Record<MediaGroup, readonly [MarkShape, MarkTone]>> = {
  needsYou: ['warning', 'waiting'],
  ready: ['ring', 'good'],
  reading: ['dottedRing', 'quiet'],
  sending: ['clock', 'late'],
  failed: ['cross', 'bad'],
  unknown: ['question', 'waiting'],
  done: ['check', 'good'],
  leftOut: ['minus', 'quiet'],
}

interface StateProps {
  readonly file: MediaFile
  readonly group: MediaGroup
  readonly readiness: FileReadiness | undefined
  readonly sent: SentBytes | null
}

/** The state of a file, and what a person has to know before it is sent. */
export const State = (props: StateProps) => {
  const second = useSecondLine(props)
  const first = useFirstLine(props)
  const until = props.sent?.triedAgainAt ?? null
  return (
    <GridCell className={classes['cell']}>
      <span className={classes['first']}>
        <span className={markClasses(...groupMarks[props.group])}>{first}</span>
      </span>
      <span className={classes['reason']} title={second}>
        {until === null ? second : <Countdown until={until} />}
      </span>
    </GridCell>
  )
}

const useFirstLine = ({ file, group, sent }: StateProps): string => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (group === 'sending') {
    if (sent !== null && sent.triedAgainAt !== null) return t('media.list.lost')
    const isPaused = file.uploads.every(({ state }) => state.kind !== 'queued')
    return sent === null
      ? t(`media.state.${isPaused ? 'paused' : 'queued'}`)
      : t('media.list.sending', { part: formats.percent(fractionOf(sent)) })
  }
  const [only] = file.uploads
  if (group === 'done' && only && file.uploads.length === 1) return stateWords(only, { t })
  return t(`media.group.${group}`)
}

const useSecondLine = ({ file, group, readiness, sent }: StateProps): string => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (group === 'failed') {
    const failed = file.uploads.find(({ state }) => state.kind === 'failed')?.state
    const advice = failed?.kind === 'failed' ? uploadAdvice(failed.failure) : null
    return advice ? t(`media.advice.${advice}.title`) : t('media.list.seeDetail')
  }
  if (group === 'leftOut') {
    const skipped = file.uploads.find(
      ({ state }) => state.kind === 'skipped' || state.kind === 'cancelled',
    )
    if (skipped) return stateWords(skipped, { t })
  }
  if (group === 'sending') {
    return sent && sent.triedAgainAt === null ? sentWords(sent, { t, formats }) : ''
  }
  if (group === 'done' || group === 'unknown') return ''
  const finding = firstFinding(readiness)
  return finding ? findingWords(finding, { t, formats }) : shortConversionWords(file, { t })
}
