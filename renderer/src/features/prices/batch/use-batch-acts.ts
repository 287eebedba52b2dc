import { useMutation } from '@tanstack/react-query'
import type { BatchId } from '#core/ids'
import type { Timestamp } from '#core/time'
import { mutation } from '../../../bridge/mutation.ts'

/** What a person can do with a batch that is there already. */
export const useBatchActs = (batchId: BatchId) => {
  const compare = useMutation(mutation('batches.compare'))
  const sendNow = useMutation(mutation('batches.sendNow'))
  const reschedule = useMutation(mutation('batches.reschedule'))
  const withdraw = useMutation(mutation('batches.withdraw'))
  const acknowledge = useMutation(mutation('batches.acknowledge'))
  const of = { batchId }
  return {
    isBusy: [compare, sendNow, reschedule, withdraw].some(({ isPending }) => isPending),
    compare: () => compare.mutate(of),
    sendNow: () => sendNow.mutate(of),
    reschedule: (at: Timestamp) => reschedule.mutate({ ...of, at }),
    withdraw: () => withdraw.mutate(of),
    acknowledge: () => acknowledge.mutate(of),
  }
}
