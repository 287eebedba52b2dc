import { expect, test } from 'vitest'
import { seenLead } from '#core/leads/testing/sample-leads'
import { dayMs, hourMs, minuteMs } from '#core/time'
import { makeLeadArchive } from '../../../store/leads/archive/lead-archives.ts'
import { replaceLeadCovered } from '../../../store/leads/archive/lead-polls.ts'
import { writeLeads } from '../../../store/leads/archive/leads.ts'
import {
  arrive,
  dashboard,
  poll,
  saveLead,
  send,
  sendings,
  serverLeads,
} from '../../../wiring/testing/leads/acts.ts'
import { leadsAccount, of } from '../../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../../wiring/testing/leads/start-leads.ts'

/** Ten weeks with a lead every hour, which end nine hours ago. */
const silent = async () => {
  const started = await startLeads()
  const { world, sandbox, clock } = started
  for (const { id } of await serverLeads(sandbox)) await sandbox.control('DELETE', `/leads/${id}`)
  const now = clock.now()
  const { db } = world.store
  const archive = makeLeadArchive(db, of.workspaceId)
  const leads = Array.from({ length: 70 * 24 }, (_unused, index) =>
    seenLead(5_000_000 + index, { at: now - 9 * hourMs - index * hourMs }),
  )
  db.transaction(() => writeLeads(db, { archive, accountId: leadsAccount, leads }))()
  const covered = [{ from: now - 80 * dayMs, to: now }]
  replaceLeadCovered(db, { accountId: leadsAccount, covered })
  return started
}

test('a silence is told once, and again only after it was broken', async () => {
  const { world, sandbox, clock } = await silent()
  await poll(world)
  expect((await dashboard(world)).silence).toMatchObject({ kind: 'silent', silentMs: 9 * hourMs })
  expect(world.notices).toEqual(['Podviní: no lead for 9 h, although they usually come by now.'])
  clock.moveTo(clock.now() + hourMs)
  await poll(world)
  expect(world.notices).toHaveLength(1)
  await arrive(sandbox, { name: 'Eva', surname: 'Konečně' })
  clock.moveTo(clock.now() + minuteMs)
  await poll(world)
  expect((await dashboard(world)).silence.kind).toBe('usual')
  clock.moveTo(clock.now() + 9 * hourMs)
  await poll(world)
  expect(world.notices).toHaveLength(2)
})

test('a lead that is sent from here to try it out does not end the silence of the site', async () => {
  const { world, clock } = await silent()
  await poll(world)
  clock.moveTo(clock.now() + hourMs)
  await send(
    world,
    await saveLead(world, { name: 'Eva', surname: 'Zkušební', email: 'e@f.cz' }, true),
  )
  expect(await sendings(world)).toMatchObject([{ watch: { kind: 'appeared' } }])
  expect((await dashboard(world)).silence).toMatchObject({ kind: 'silent', silentMs: 10 * hourMs })
  expect(world.notices).toHaveLength(1)
})

test('whoever does not want to be told of it is not', async () => {
  const { world } = await silent()
  const { settings } = await world.call('leads.readSettings', of)
  await world.call('leads.saveSettings', {
    ...of,
    settings: { ...settings, alertsOnSilence: false },
  })
  await poll(world)
  expect(world.notices).toEqual([])
})
