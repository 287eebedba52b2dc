import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Draft, OpenDraft } from '#core/contract/drafts'
import type { DraftId, ProjectKey } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'

/** Which draft is open in a project: the one chosen last, else the one changed last. */
export const useChosenDraft = (
  { workspaceId, projectId }: ProjectKey,
  drafts: readonly Draft[] | undefined,
) => {
  const kept = useQuery(query('drafts.readOpenDraft', { workspaceId, projectId })).data
  const { mutateAsync: keep } = useMutation(mutation('drafts.openDraft'))
  // A draft that was just chosen or made is open before the store and the list tell of it.
  const [chosen, setChosen] = useState<OpenDraft | null>(null)
  const choose = useCallback(
    async (draftId: DraftId | null) => {
      // A choice that cannot be stored is reported where all failed writes are, and is open all the same.
      await keep({ workspaceId, projectId, draftId }).catch(() => undefined)
      setChosen({ draftId })
    },
    [keep, workspaceId, projectId],
  )
  const wanted = chosen ?? kept ?? null
  const newest = drafts?.[0]?.id ?? null
  const isThere =
    wanted !== null &&
    (wanted.draftId === null ||
      wanted === chosen ||
      drafts?.some(({ id }) => id === wanted.draftId) === true)
  return {
    draftId: kept === undefined ? null : isThere ? wanted.draftId : newest,
    isKnown: kept !== undefined,
    choose,
    /** Shows a draft that was just made: main has opened it with the making. */
    open: useCallback((draftId: DraftId) => setChosen({ draftId }), []),
  }
}
