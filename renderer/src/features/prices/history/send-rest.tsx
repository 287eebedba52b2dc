import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BatchId, DraftId, ProjectKey } from '#core/ids'
import { fromJson } from '#core/json'
import { applyChanges } from '#core/prices/draft/draft-steps'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import type { WholeBatch } from '../batch/parse-batch.ts'
import { SendAgain } from '../review/sending/send-again.tsx'

interface Props {
  readonly of: ProjectKey
  readonly draftId: DraftId
  readonly whole: WholeBatch
  readonly onSent: (batchId: BatchId) => void
}

/** What a batch offers whose refusal came while nobody looked: all but the cause, in one click. */
export const SendRest = ({ of, draftId, whole, onSent }: Props) => {
  const draft = useQuery(query('drafts.readDraft', { draftId })).data
  const send = useMutation({
    ...mutation('batches.send'),
    onSuccess: ({ batchId }) => onSent(batchId),
  })
  const prices = useMemo(() => draft && applyChanges(new Map(), fromJson(draft.prices)), [draft])
  if (!draft || !prices || send.isPending) return null
  const { revision } = draft
  const { note } = whole.batch
  return (
    <SendAgain
      of={of}
      whole={whole}
      prices={prices}
      onSend={({ leftOut }) => send.mutate({ draftId, revision, leftOut: [...leftOut], note })}
    />
  )
}
