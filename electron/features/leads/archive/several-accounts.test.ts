import { expect, test } from 'vitest'
import { accountIdSchema } from '#core/ids'
import { dayMs, hourMs } from '#core/time'
import { insertAccount } from '../../../store/accounts/accounts.ts'
import { replaceLeadCovered } from '../../../store/leads/archive/lead-polls.ts'
import {
  dashboard,
  fileWith,
  importFile,
  poll,
  sent,
  siteLines,
} from '../../../wiring/testing/leads/acts.ts'
import { leadsAccount, of } from '../../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../../wiring/testing/leads/start-leads.ts'

const second = accountIdSchema.parse('w1-second')

/** Two accounts serve leads; the second has no password, so that nobody can ask with it. */
const started = async () => {
  const begun = await startLeads()
  const { world, clock } = begun
  const start = clock.now()
  await poll(world)
  clock.moveTo(start + 2 * hourMs)
  await poll(world)
  insertAccount(world.store.db, {
    id: second,
    workspaceId: of.workspaceId,
    label: 'Druhý web',
    areas: ['leads'],
    login: 'nobody@demo',
    passwordPlace: 'nowhere',
    projects: null,
    listedProjects: null,
  })
  const covered = [{ from: start - 70 * dayMs, to: clock.now() }]
  replaceLeadCovered(world.store.db, { accountId: leadsAccount, covered })
  const lines = siteLines([{ at: start + hourMs, name: 'Iva Chybějící' }])
  await importFile(world, fileWith('web.jsonl', lines))
  return begun
}

test('an account that was never asked is named, and hides nothing of what the others tell', async () => {
  const { world, clock } = await started()
  const { summary, silence, accounts } = await dashboard(world)
  expect(summary).toMatchObject({
    sentence: { kind: 'notAllAsked', accounts: ['Druhý web'] },
    checkedAt: clock.now(),
  })
  expect(silence.kind).not.toBe('tooFew')
  expect(accounts).toMatchObject([
    { accountId: leadsAccount, gaps: [], checkedAt: clock.now() },
    { accountId: second, gaps: [{ kind: 'beforeFirst' }], checkedAt: null, nextAt: null },
  ])
})

test('an account with which the site does not send is left out, and taken in again', async () => {
  const { world, clock } = await started()
  const leaveOut = async (leftOut: (typeof second)[]) => {
    const { settings } = await world.call('leads.readSettings', of)
    await world.call('leads.saveSettings', { ...of, settings: { ...settings, leftOut } })
  }
  await leaveOut([second])
  expect((await sent(world)).map(({ status }) => status.kind)).toEqual(['missing'])
  const { summary, accounts } = await dashboard(world)
  expect(summary.sentence).toMatchObject({ kind: 'notArrived', lost: 1 })
  expect(accounts.map(({ isLeftOut }) => isLeftOut)).toEqual([false, true])
  clock.moveTo(clock.now() + dayMs)
  expect(await poll(world)).toBeNull()
  await leaveOut([])
  expect((await sent(world)).map(({ status }) => status.kind)).toEqual(['outsideWindow'])
})

test('an account on hold is told of even if its list was never answered', async () => {
  const { world, clock, sandbox } = await startLeads()
  const { origin } = new URL(sandbox.baseUrl)
  world.store.db.exec(`INSERT INTO hold (origin, login, since, failures_in_a_row, endpoint, cause)
    VALUES ('${origin}', 'leads@demo', 1, 1, 'list-leads', 'refused')`)
  clock.moveElapsed(clock.elapsedMs() + 120_000)
  world.look()
  expect(world.notices.join()).toContain('on hold')
})
