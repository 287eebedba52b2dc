import { kindOfTeam } from '#core/team/demo-team'
import { forgetSharedAudit } from '../../store/activity/audit/shared-audit.ts'
import type { ReadableDb, WritableDb } from '../../store/file/handle.ts'
import type { OpenStore } from '../../store/file/open.ts'
import {
  type Membership,
  readMembership,
  removeMembership,
  writeMembership,
} from '../../store/team/membership.ts'
import { write } from '../stores/write.ts'

/** To another team, or to none with null. What was made up in a team to be tried out goes with it. */
export const changeTeam = (db: WritableDb, membership: Membership | null): void =>
  db.transaction(() => {
    if (isInDemo(db)) forgetSharedAudit(db)
    if (membership === null) removeMembership(db)
    else writeMembership(db, membership)
  })()

/** A team to be tried out has ended with the window that it was in, also where that was killed. */
export const leaveDemo = (store: OpenStore): void => {
  const { db } = store
  if (isInDemo(db)) write(store, () => changeTeam(db, null))
}

const isInDemo = (db: ReadableDb): boolean => {
  const membership = readMembership(db)
  return membership !== null && kindOfTeam(membership) === 'demo'
}
