import type { TFunction } from 'i18next'
import type { Delivery } from '#core/exports/delivery/delivery'
import type { ExportRun } from '#core/exports/runs/export-run'
import { writeDate } from '#core/format/date-text'
import type { Formats } from '#core/format/formats'
import { minuteMs } from '#core/time'
import { toWallTime } from '#core/wall-time'
import type { MarkShape, MarkTone } from '../../../ui/mark.ts'

type DeliveryState = 'notSent' | 'maybeSent' | 'beingSent'
type ShownState = ExportRun['state'] | 'unread' | 'latestOld' | DeliveryState | 'otherFormat'

const marks: Readonly<Record<ShownState, readonly [MarkShape, MarkTone]>> = {
  running: ['clock', 'waiting'],
  done: ['check', 'good'],
  failed: ['cross', 'bad'],
  cancelled: ['minus', 'quiet'],
  postponed: ['clock', 'late'],
  interrupted: ['broken', 'waiting'],
  unread: ['warning', 'bad'],
  latestOld: ['warning', 'late'],
  notSent: ['warning', 'late'],
  maybeSent: ['warning', 'late'],
  beingSent: ['clock', 'waiting'],
  otherFormat: ['check', 'good'],
}

/**
 * A run that is done may still have unreadable contents, a latest file that could not be replaced or is of another
 * kind, or not have arrived where it was sent.
 */
const shownState = (run: ExportRun): ShownState => {
  if (run.state !== 'done') return run.state
  if (run.failure !== null) return 'unread'
  if (run.latestFailure !== null) return 'latestOld'
  const delivery = deliveryState(run)
  if (delivery !== null) return delivery
  return hasOtherFormat(run) ? 'otherFormat' : 'done'
}

/** What is to be known first of the ways of a run to others; null where it has arrived, or was for nobody. */
const deliveryState = ({ deliveries }: ExportRun): DeliveryState | null => {
  const has = (wanted: Delivery['state']) => deliveries.some(({ state }) => state === wanted)
  if (has('unknown')) return 'maybeSent'
  if (has('failed')) return 'notSent'
  return has('sending') ? 'beingSent' : null
}

/** A run says of itself what it was asked for; older ones do not know. */
export const hasOtherFormat = ({ askedFormat, format }: ExportRun): boolean =>
  askedFormat !== null && format !== null && askedFormat !== format

export const runMark = (run: ExportRun): readonly [MarkShape, MarkTone] => marks[shownState(run)]

export const runState = (t: TFunction, formats: Formats, run: ExportRun): string =>
  run.state === 'postponed' && run.failure?.kind === 'cooling'
    ? t('exports.runs.waitsUntil', { at: formats.time(run.failure.until) })
    : t(`exports.runs.state.${shownState(run)}`, { format: run.format ?? '' })

// A timer is late by a little.
const onTimeMs = 2 * minuteMs

/** Says who started a run, and how late it was. */
export const startedBy = (t: TFunction, formats: Formats, run: ExportRun): string => {
  if (run.loadedBy !== null) return run.loadedBy
  const by = t(`exports.runs.trigger.${run.trigger}`)
  const lateMs = run.slot === null ? 0 : run.startedAt - run.slot
  return lateMs > onTimeMs ? t('exports.runs.lateBy', { by, late: formats.duration(lateMs) }) : by
}

type ContentsKind = 'none' | 'own' | 'unchanged' | 'earlier'

/** What came: nothing, something new, what the run before had, or what an earlier one had. Newest first. */
export const contentsKind = (runs: readonly ExportRun[], run: ExportRun): ContentsKind => {
  if (run.sha256 === null) return 'none'
  if (run.sameAs === null) return 'own'
  const at = runs.findIndex(({ id }) => id === run.id)
  // A run that cannot be read lies between two tables as if it had not come.
  const hasCome = run.failure === null ? hasTable : ({ sha256 }: ExportRun) => sha256 !== null
  const before = runs.slice(at + 1).find(hasCome)
  return before && [before.id, before.sameAs].includes(run.sameAs) ? 'unchanged' : 'earlier'
}

interface Words {
  readonly t: TFunction
  readonly formats: Formats
  readonly zone: string
}

/** What came, in a cell, and in a sentence where an earlier run had the same. */
export const contentsWords = (
  runs: readonly ExportRun[],
  run: ExportRun,
  { t, formats, zone }: Words,
): { readonly text: string; readonly sentence: string | undefined } => {
  const kind = contentsKind(runs, run)
  const same = runs.find(({ id }) => id === run.sameAs)
  if (!same) return { text: t(`exports.runs.contents.${kind}`), sentence: undefined }
  const at = formats.dateTime(same.startedAt)
  const [day, today] = [same, run].map(({ startedAt }) => toWallTime(startedAt, zone).date)
  // A cell has room for one of them.
  const short = day === today ? formats.time(same.startedAt) : writeDate(day ?? '', formats.locale)
  return {
    text:
      kind === 'earlier'
        ? t('exports.runs.earlierAt', { at: short })
        : t(`exports.runs.contents.${kind}`),
    // Nothing is known of the cells of unreadable contents.
    sentence: t(run.failure === null ? 'exports.runs.sameAs' : 'exports.runs.sameFileAs', { at }),
  }
}

/** Runs that have something to be looked at. */
export const hasTable = (run: ExportRun): boolean => run.sha256 !== null && run.failure === null
