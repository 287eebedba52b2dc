import { z } from 'zod'
import { toJson } from '#core/json'
import {
  actOfTeamSchema,
  followActs,
  followAuditIn,
  listUntoldActs,
  readSharedAudit,
  shareAuditAnew,
  shareAuditWith,
  writeTold,
} from '../../store/activity/audit/shared-audit.ts'
import type { OpenStore } from '../../store/file/open.ts'
import type { TeamChange, TeamDesk } from '../../team/desk/open-desk.ts'
import { readOwnAreas } from '../../team/desk/people-of-team.ts'
import { isForLater } from '../../team/team-result.ts'
import { write } from '../stores/write.ts'
import { inTurnWhileOpen } from './in-turn-while-open.ts'

interface FollowingServices {
  readonly desk: Pick<TeamDesk, 'ask' | 'act'>
  /** Tells the team from every other one. */
  readonly team: string
  /** What the team works with. */
  readonly kind: 'demo' | 'crm'
}

const anything = z.unknown()
/** Acts may be long, and nothing else is asked while a page of them is on its way. */
const rowsAtOnce = 100

/** What is done here reaches the audit of the team, once and in its order; what others do there is copied here. */
export const followAudit = (store: OpenStore, { desk, team, kind }: FollowingServices) => {
  const { db } = store
  const inTurn = inTurnWhileOpen(store)
  write(store, () => shareAuditWith(db, team))

  const tellActs = async (): Promise<void> => {
    for (;;) {
      const untold = listUntoldActs(db, kind)
      if (untold === null) return
      const { acts, last } = untold
      if (acts.length > 0) {
        const told = await desk.act(anything, 'append_audit', [toJson(acts)])
        if (!told.ok && isForLater(told.fault)) return
        // One that the database refuses keeps none of the others from it.
        for (const act of told.ok ? [] : acts) {
          const alone = await desk.act(anything, 'append_audit', [toJson([act])])
          if (!alone.ok && isForLater(alone.fault)) return
        }
      }
      if (!write(store, () => writeTold(db, last)).ok) return
    }
  }

  const readRows = (after: number, atMost: number) =>
    desk.ask(actOfTeamSchema, 'read_audit', [after, atMost])

  /** A database that was restored, or a chain that somebody has made anew, has not the row that was read last. */
  const isChainOther = async (): Promise<boolean> => {
    const shared = readSharedAudit(db)
    if (shared === null || shared.followed === 0) return false
    const read = await readRows(shared.followed - 1, 1)
    if (!read.ok) return false
    const [row] = read.value
    return row?.id !== shared.followed || row.hash !== shared.head
  }

  const readActs = async (): Promise<void> => {
    for (;;) {
      const shared = readSharedAudit(db)
      if (shared === null) return
      const read = await readRows(shared.followed, rowsAtOnce)
      if (!read.ok || read.value.length === 0) return
      if (!write(store, () => followActs(db, read.value)).ok) return
      if (read.value.length < rowsAtOnce) return
    }
  }

  return {
    /** Resolves when the team knows what was done here. */
    tell: () => inTurn(tellActs),
    come: async () => {
      await inTurn(async () => {
        if (await isChainOther()) write(store, () => shareAuditAnew(db))
        const areas = await readOwnAreas(desk)
        if (areas !== null) write(store, () => followAuditIn(db, areas))
      })
      await inTurn(tellActs)
      await inTurn(readActs)
    },
    follow: (changes: readonly TeamChange[]): void => {
      if (changes.some(({ kind }) => kind === 'audit')) void inTurn(readActs)
    },
  }
}
