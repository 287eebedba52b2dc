import type { BatchState } from '#core/prices/batch'
import type { MarkShape, MarkTone } from '../../../ui/mark.ts'

export type BatchKind = BatchState['kind']

/** How a state is shown beside its word: told apart by shape, colour only helps. */
export const markOfBatch: Readonly<Record<BatchKind, readonly [MarkShape, MarkTone]>> = {
  scheduled: ['clock', 'late'],
  missed: ['warning', 'waiting'],
  checking: ['half', 'quiet'],
  stopped: ['minus', 'waiting'],
  notSent: ['minus', 'waiting'],
  sending: ['half', 'quiet'],
  rejected: ['cross', 'bad'],
  unknown: ['question', 'waiting'],
  sent: ['check', 'good'],
  confirmed: ['disc', 'good'],
  differs: ['warning', 'bad'],
  notApplied: ['minus', 'quiet'],
  withdrawn: ['ring', 'quiet'],
}

/** On its way: nothing about it is decided yet. */
export const isUnderWay = ({ kind }: BatchState): boolean =>
  kind === 'checking' || kind === 'sending'

/** As long as one of these is open, its draft is not sent once more. */
export const keepsDraftFromLeaving = (state: BatchState): boolean =>
  isUnderWay(state) || state.kind === 'unknown' || state.kind === 'scheduled'
