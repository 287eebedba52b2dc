import type { TFunction } from 'i18next'
import type { ExportRun } from '#core/exports/export-run'
import type { MarkShape, MarkTone } from '../../../ui/mark.ts'

const marks: Readonly<Record<ExportRun['state'] | 'unread', readonly [MarkShape, MarkTone]>> = {
  running: ['clock', 'waiting'],
  done: ['check', 'good'],
  failed: ['cross', 'bad'],
  cancelled: ['minus', 'quiet'],
  postponed: ['clock', 'late'],
  interrupted: ['broken', 'waiting'],
  unread: ['warning', 'waiting'],
}

/** Done, but nobody can read what came. */
const isUnread = ({ state, failure }: ExportRun): boolean => state === 'done' && failure !== null

export const runMark = (run: ExportRun): readonly [MarkShape, MarkTone] =>
  marks[isUnread(run) ? 'unread' : run.state]

export const runState = (t: TFunction, run: ExportRun): string =>
  t(`exports.runs.state.${isUnread(run) ? 'unread' : run.state}`)

/** Runs that have something to be looked at. */
export const hasTable = (run: ExportRun): boolean => run.sha256 !== null && run.failure === null
