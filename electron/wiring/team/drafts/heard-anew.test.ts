import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { systemClock } from '../../../clock.ts'
import { readSharedDraft } from '../../../store/prices/draft/shared-drafts.ts'
import { startPostgres } from '../../../team/testing/start-postgres.ts'
import { sitDrafting } from '../../testing/team/drafting-desk.ts'
import { approvalsOfTeam } from './approvals-of-team.ts'
import { scheduleOfTeam } from './schedule-of-team.ts'

const postgres = await startPostgres()

test('what was heard of schedules and approvals before is no news, and what has changed of it is', async () => {
  const jana = await sitDrafting(postgres, { team: 'news', name: 'Jana' })
  const { store, call, followed, living } = jana
  const draftId = await call('drafts.createDraft', { ...jana.of, name: 'Autumn' })
  await jana.edit(draftId, { 1: 100 })
  await call('drafts.share', { draftId })
  const schedule = scheduleOfTeam(store, { desk: living.desk, bring: followed.bring })
  const approvals = approvalsOfTeam(store, { desk: living.desk, onNews: () => undefined })
  const look = async (only: string | null) => [
    await schedule.look(only),
    await approvals.look(only),
  ]
  expect(await look(null)).toEqual([false, false])
  const { sharedId = '', followed: revision = 0 } = readSharedDraft(store.db, draftId) ?? {}
  await followed.approvals.team.ask(sharedId, { approvalId: randomUUID(), known: revision })
  expect(await look(sharedId)).toEqual([false, true])
  const at = systemClock.now() + 3_600_000
  const sealed = await schedule.schedule.seal({ draftId, at, leftOut: [], note: '' })
  expect(await look(sharedId)).toEqual([true, false])
  expect(await look(null)).toEqual([false, false])
  if (sealed.ok) await followed.schedule.move(sealed.value, at + 60_000)
  expect(await look(null)).toEqual([true, false])
  // Of another draft nothing has changed.
  expect(await look(randomUUID())).toEqual([false, false])
})
