import type { TFunction } from 'i18next'
import type { MediaType } from '#core/media/facts/media-type'
import type { MatchReason } from '#core/media/naming/match-result'
import type { FileStop } from '#core/media/queue/file-findings'
import type { MediaFile, MediaUpload } from '#core/media/queue/media-file'
import type { FileReadiness, FileWarning } from '#core/media/queue/ready-uploads'
import type { Speech } from '../../i18n/speech.ts'
import type { SentBytes } from './queue/progress.ts'
import { leftMs } from './queue/queue-summary.ts'

export const typeWord = (type: MediaType | null, t: TFunction): string =>
  t(`media.type.${type ?? 'unknown'}`)

/** How a match came about, as a sentence. */
export const reasonWords = (reason: MatchReason, { t }: Pick<Speech, 't'>): string => {
  switch (reason.kind) {
    case 'number':
      return t(`media.reason.number.${reason.as}`, { written: reason.written })
    case 'doubt':
      return t(`media.doubt.${reason.doubt}`, { written: reason.written })
    case 'noEndpoint':
      return t(`media.reason.noEndpoint.${reason.place}`, { type: typeWord(reason.type, t) })
    case 'nothingFound':
    case 'litter':
      return t(`media.reason.${reason.kind}`)
    default:
      return t(`media.reason.${reason.kind}`, { written: reason.written })
  }
}

/** What was found about a file, as a sentence. */
export const findingWords = (finding: FileStop | FileWarning, { t, formats }: Speech): string => {
  switch (finding.kind) {
    case 'typeRefused':
    case 'noPdf':
      return t(`media.finding.${finding.kind}`, { type: typeWord(finding.type, t) })
    case 'otherEnding':
      return t('media.finding.otherEnding', {
        extension: finding.extension,
        type: typeWord(finding.type, t),
      })
    case 'tooLarge':
      return t('media.finding.tooLarge', {
        size: formats.bytes(finding.sizeBytes),
        most: formats.bytes(finding.maxBytes),
      })
    case 'tooManyPixels':
      return t('media.finding.tooManyPixels', {
        side: formats.integer(finding.side),
        most: formats.integer(finding.maxSide),
      })
    case 'tooFewPixels':
      return t('media.finding.tooFewPixels', {
        side: formats.integer(finding.side),
        least: formats.integer(finding.minSide),
      })
    case 'oddShape':
      return t('media.finding.oddShape', { ratio: formats.integer(Math.round(finding.ratio)) })
    case 'longName':
      return t('media.finding.longName', { length: formats.integer(finding.length) })
    case 'oddName':
      return t('media.finding.oddName', { characters: finding.characters })
    case 'manyPages':
      return t('media.finding.manyPages', { count: finding.pages })
    case 'sharedSlot':
      return t('media.finding.sharedSlot', { count: finding.others })
    case 'sentBefore':
      return t('media.finding.sentBefore', { at: formats.dateTime(finding.at) })
    case 'colleagueSent':
    case 'colleagueMayHave':
      return t(`media.finding.${finding.kind}`, { name: finding.by })
    default:
      return t(`media.finding.${finding.kind}`)
  }
}

/** What is said first about a file: what stops it, else what to know. */
export const firstFinding = (readiness: FileReadiness | undefined) =>
  readiness?.stops.find(({ kind }) => kind !== 'unplaced' && kind !== 'unread') ??
  readiness?.warnings[0] ??
  null

/** How far an upload is: its bytes, how fast they leave, how long that will take. */
export const sentWords = (
  { sentBytes, totalBytes, bytesPerSecond }: SentBytes,
  { t, formats }: Speech,
): string => {
  const left = leftMs({ bytes: totalBytes, bytesDone: sentBytes, bytesPerSecond })
  return [
    t('media.queue.bytes', {
      done: formats.bytes(sentBytes),
      total: formats.bytes(totalBytes),
    }),
    bytesPerSecond > 0 && t('media.queue.speed', { speed: formats.bytes(bytesPerSecond) }),
    left !== null && left > 0 && t('media.queue.left', { left: formats.duration(left) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What became of an upload, in a few words. */
export const stateWords = (
  { state }: Pick<MediaUpload, 'state'>,
  { t }: Pick<Speech, 't'>,
): string => {
  if (state.kind === 'done') return t(`media.outcome.${state.outcome}`)
  if (state.kind === 'skipped') return t(`media.skipped.${state.reason}`, { name: state.by ?? '' })
  return t(`media.state.${state.kind}`)
}

/** The name alone, and the folders in front of it. */
export const pathParts = (path: string): { readonly folders: string; readonly name: string } => {
  const at = path.lastIndexOf('/')
  return { folders: at < 0 ? '' : path.slice(0, at), name: path.slice(at + 1) }
}

/** How sure it is where a file goes. */
export type Confidence = 'exact' | 'guessed' | 'ambiguous' | 'unmatched' | 'person'

export const confidenceOf = ({ placedBy, match }: MediaFile): Confidence =>
  placedBy === 'person' ? 'person' : (match?.kind ?? 'unmatched')
