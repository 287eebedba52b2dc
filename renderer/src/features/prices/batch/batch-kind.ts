import type { BatchState } from '#core/prices/batch/batch'
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

/** Whether the batch is under way, so that nothing about it is decided yet. */
export const isUnderWay = ({ kind }: BatchState): boolean =>
  kind === 'checking' || kind === 'sending'

/** While a batch is in one of these states, its draft is not sent once more. */
const undecidedKinds: readonly BatchKind[] = [
  'scheduled',
  'missed',
  'checking',
  'sending',
  'unknown',
]

export const keepsDraftFromLeaving = ({ kind }: BatchState): boolean =>
  undecidedKinds.includes(kind)

/** Input that lists undecided batches alone: they may lie behind any number of newer ones. */
export const newestUndecided = (limit: number) => ({
  before: null,
  limit,
  unit: '',
  states: [...undecidedKinds],
})
