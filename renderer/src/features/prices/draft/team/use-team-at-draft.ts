import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SharedDraft } from '#core/contract/drafts'
import type { DraftId } from '#core/ids'
import type { Timestamp } from '#core/time'
import { query } from '../../../../bridge/query.ts'
import { type Unread, unreadOf } from '../../../../bridge/unread.ts'
import { clock } from '../../../../ui/timing/clock.ts'

/** What the team has to do with the open draft. */
export interface TeamAtDraft {
  readonly isInTeam: boolean
  /** The team cannot be heard. */
  readonly isAway: boolean
  /** Null where the draft is this desk's alone. */
  readonly shared: SharedDraft | null
  /** Who edits it elsewhere: until they stop nothing is typed here. */
  readonly lockedBy: string | null
  /** Whether all this is known. */
  readonly isKnown: boolean
  readonly unread: Unread | null
}

export const useTeamAtDraft = (draftId: DraftId | null): TeamAtDraft => {
  const read = useQuery(query('drafts.listShared', {}))
  const team = read.data
  const shared = team?.drafts.find((one) => one.draftId === draftId) ?? null
  const editor = shared?.editor?.isOwn === false ? shared.editor : null
  const isOver = useIsOver(editor?.until ?? null)
  return {
    isInTeam: team?.isInTeam === true,
    isAway: team?.isAway === true,
    shared,
    lockedBy: isOver ? null : (editor?.name ?? null),
    isKnown: team !== undefined,
    unread: unreadOf(read),
  }
}

/** Draws again once, when the moment has come. */
const useIsOver = (until: Timestamp | null): boolean => {
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setNow(clock.now()), Math.max(0, until - clock.now()) + 1)
    return () => clearTimeout(timer)
  }, [until])
  return until === null || until <= now
}
