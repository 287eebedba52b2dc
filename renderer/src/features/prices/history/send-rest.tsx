import { useMutation } from '@tanstack/react-query'
import type { BatchId, DraftId, ProjectKey } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import type { WholeBatch } from '../batch/parse-batch.ts'
import { useStoredDraft } from '../editor/use-stored-draft.ts'
import { SendAgain } from '../review/sending/send-again.tsx'

interface Props {
  readonly of: ProjectKey
  readonly draftId: DraftId
  readonly whole: WholeBatch
  readonly onSent: (batchId: BatchId) => void
}

/** What a batch offers whose refusal came while nobody looked: all but the cause, in one click. */
export const SendRest = ({ of, draftId, whole, onSent }: Props) => {
  const { draft } = useStoredDraft(draftId)
  const send = useMutation({
    ...mutation('batches.send'),
    onSuccess: ({ batchId }) => onSent(batchId),
  })
  if (!draft) return null
  const { revision, prices } = draft
  const { note } = whole.batch
  return (
    <SendAgain
      of={of}
      whole={whole}
      prices={prices}
      isBusy={send.isPending}
      onSend={({ leftOut }) => send.mutate({ draftId, revision, leftOut: [...leftOut], note })}
    />
  )
}
