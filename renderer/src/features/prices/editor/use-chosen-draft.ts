import { useCallback, useState } from 'react'
import type { Draft } from '#core/contract/drafts'
import type { DraftId, ProjectKey } from '#core/ids'
import { useKept } from '../../../ui/kept.ts'

interface KeptDraft {
  /** Null: a person wants to look at the server's prices alone. */
  readonly draftId: string | null
}

const parse = (kept: unknown): KeptDraft | null => {
  if (typeof kept !== 'object' || kept === null || !('draftId' in kept)) return null
  const { draftId } = kept
  return typeof draftId === 'string' || draftId === null ? { draftId } : null
}

/** Which draft is open in a project: the one chosen last, else the one changed last. */
export const useChosenDraft = (
  { workspaceId, projectId }: ProjectKey,
  drafts: readonly Draft[] | undefined,
) => {
  const [kept, keep] = useKept<KeptDraft | null>({
    key: `draft:${workspaceId}:${projectId}`,
    parse,
    otherwise: null,
  })
  // A draft that was just made is open before the list tells of it.
  const [made, setMade] = useState<DraftId | null>(null)
  const choose = useCallback(
    (draftId: DraftId | null) => {
      setMade(draftId)
      keep({ draftId })
    },
    [keep],
  )
  const listed = drafts?.find(({ id }) => id === kept?.draftId)?.id
  const isWithout = kept !== null && kept.draftId === null
  const newest = isWithout ? null : (drafts?.[0]?.id ?? null)
  const isMade = made !== null && made === kept?.draftId
  return { draftId: listed ?? (isMade ? made : newest), choose }
}
