import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DraftId } from '#core/ids'
import { query } from '../../../bridge/query.ts'
import { type Unread, unreadOf } from '../../../bridge/unread.ts'
import { type HeldDraft, heldDraft } from './held-draft.ts'

export interface StoredDraft {
  /** Null while it is read, and where it could not be. */
  readonly draft: HeldDraft | null
  readonly unread: Unread | null
}

/** A draft as the store has it; nothing is read where none is asked for. */
export const useStoredDraft = (draftId: DraftId | null): StoredDraft => {
  const read = useQuery({
    ...query('drafts.readDraft', { draftId: draftId ?? '' }),
    enabled: draftId !== null,
    // Steps change a draft without announcing it to this read: it is not remembered once nobody shows it.
    gcTime: 0,
  })
  const { data } = read
  const draft = useMemo(
    () => (draftId === null || data === undefined ? null : heldDraft(draftId, data)),
    [draftId, data],
  )
  return { draft, unread: unreadOf(read) }
}
