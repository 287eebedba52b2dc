import { expect, test } from 'vitest'
import type { LeadSettings } from '#core/leads/archive/lead-settings'
import { dayMs, hourMs, minuteMs, secondMs } from '#core/time'
import {
  archive,
  arrive,
  dashboard,
  fileWith,
  importFile,
  poll,
  saveLead,
  send,
  sendings,
  siteLines,
} from '../../../wiring/testing/leads/acts.ts'
import { leadsAccount, of } from '../../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../../wiring/testing/leads/start-leads.ts'
import { type ListOfColleague, type ListsOfTeam, noTeamLists } from './lists-of-team.ts'

const started = async () => {
  let take: Parameters<ListsOfTeam['follow']>[0] = () => Promise.resolve()
  const team = { isAsking: false }
  const lists: ListsOfTeam = {
    claim: (account) =>
      team.isAsking ? Promise.resolve({ kind: 'others' }) : noTeamLists.claim(account),
    follow: (next) => {
      take = next
    },
  }
  const begun = await startLeads({ lists })
  const listOf = (id: number, times: Pick<ListOfColleague, 'askedAt' | 'answeredAt'>) => ({
    ...of,
    accountId: leadsAccount,
    by: 'Jana',
    unreadLeads: [],
    leads: [
      {
        inquiryId: id as never,
        customerId: 7 as never,
        customerName: 'Eva Nováková',
        at: times.askedAt,
        projects: [],
        campaign: '',
        productInterest: '',
      },
    ],
    ...times,
  })
  const settle = async (changed: Partial<LeadSettings>) => {
    const { settings } = await begun.world.call('leads.readSettings', of)
    await begun.world.call('leads.saveSettings', { ...of, settings: { ...settings, ...changed } })
  }
  return { ...begun, team, listOf, settle, take: (list: ListOfColleague) => take(list) }
}

test('a lead that was sent while a colleague asked is found in what the colleague was told', async () => {
  const { world, sandbox, clock, fault, listOf, take } = await started()
  await fault('list-leads', { kind: 'status', status: 500 }, 20)
  const draft = await saveLead(world, { name: 'Eva', surname: 'Nováková', email: 'eva@firma.cz' })
  const sent = await send(world, draft)
  expect(sent).toMatchObject({ state: { kind: 'answered' }, watch: { kind: 'awaited' } })
  const [lead] = ((await sandbox.control('GET', '/leads')) as { id: number; customerId: number }[])
    .slice()
    .sort((one, other) => other.id - one.id)
  const at = clock.now()
  clock.moveTo(at + 5 * secondMs)
  const list = listOf(lead?.id ?? 0, { askedAt: at - secondMs, answeredAt: at + secondMs })
  const leads = list.leads.map((one) => ({ ...one, customerId: lead?.customerId as never }))
  await take({ ...list, leads })
  expect(await sendings(world)).toMatchObject([{ watch: { kind: 'appeared' } }])
})

test('a list covers what it can have shown, is taken once, and none that is older than what is known here', async () => {
  const { world, sandbox, clock, listOf, take } = await started()
  const at = clock.now()
  await take(listOf(5, { askedAt: at - 3 * secondMs, answeredAt: at - secondMs }))
  expect((await archive(world)).map(({ inquiryId }) => inquiryId)).toEqual([5])
  const covered = () => world.store.db.prepare('SELECT from_at, to_at FROM lead_covered').all()
  const span = { from_at: at - secondMs - 7 * dayMs, to_at: at - 3 * secondMs }
  expect(covered()).toEqual([span])
  // Read from the database once more, with another error of the clocks.
  await take(listOf(6, { askedAt: at, answeredAt: at + secondMs }))
  expect([await archive(world), covered()]).toEqual([[expect.anything()], [span]])
  await arrive(sandbox, { name: 'Karel', surname: 'Dvořák' })
  clock.moveTo(at + dayMs)
  expect(await poll(world)).toBeNull()
  await take(listOf(8, { askedAt: at + 60 * secondMs, answeredAt: at + 61 * secondMs }))
  expect((await archive(world)).map(({ inquiryId }) => inquiryId)).not.toContain(8)
  expect((await dashboard(world)).accounts).toMatchObject([{ askedBy: null }])
})

test('an account that was left out, and one that is not asked for, get no list of others either', async () => {
  const { world, clock, listOf, settle, take } = await started()
  const times = () => ({ askedAt: clock.now() - secondMs, answeredAt: clock.now() })
  const ids = async () => (await archive(world)).map(({ inquiryId }) => inquiryId)
  await settle({ leftOut: [leadsAccount] })
  await take(listOf(5, times()))
  await settle({ leftOut: [], isPolling: false })
  await take(listOf(6, times()))
  expect(await ids()).toEqual([])
  expect((await dashboard(world)).accounts).toMatchObject([{ checkedAt: null }])
  await settle({ isPolling: true })
  await take(listOf(7, times()))
  expect(await ids()).toEqual([7])
})

test('as long as others ask nothing is judged anew, and with the next list it is', async () => {
  const { world, clock, team, settle } = await started()
  await settle({ missingAlertMinutes: 61 })
  const start = clock.now()
  await poll(world)
  clock.moveTo(start + 2 * hourMs)
  const at = clock.now() - 61 * minuteMs + 30 * secondMs
  await importFile(world, fileWith('web.jsonl', siteLines([{ at, name: 'Iva Chybějící' }])))
  expect(await poll(world)).toBeNull()
  team.isAsking = true
  clock.moveTo(clock.now() + 50 * secondMs)
  expect(await poll(world)).toBeNull()
  expect(world.notices).toEqual([])
  team.isAsking = false
  expect(await poll(world)).toBeNull()
  expect(world.notices).toHaveLength(1)
})
