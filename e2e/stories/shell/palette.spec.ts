import { crmPeople } from '../../harness/crm-people.ts'
import { test } from '../../harness/test.ts'

test('a project that arrives after its name was typed is marked, and Enter opens it', async ({
  start,
  crm,
}) => {
  const inCrm = crmPeople(crm)
  const ponavka = '/projects/10340'
  await crm.control('PATCH', ponavka, { hidden: true })
  // An account that is asked for leads and may not list them is held where its projects are held back.
  const first = await start({ crm })
  await first.close()
  await crm.control('PATCH', ponavka, { hidden: false })
  await inCrm.plan('get-projects-info', { kind: 'latency', ms: 600_000, when: 'before' })

  const { unitdesk } = await start()
  await unitdesk.prices.expectUnits()
  await unitdesk.typeIntoPalette('Ponávka')
  await unitdesk.expectText('No matches.')
  await inCrm.letGo()
  await unitdesk.chooseMarkedEntry()
  await unitdesk.prices.expectUnits('Ponávka Park')
})

test('a unit is found by its number in any project, and opens there with its details', async ({
  open,
  crm,
}) => {
  const { unitdesk } = await open({ crm })
  await unitdesk.prices.expectUnits()
  await unitdesk.prices.chooseProject('Ponávka Park')
  await unitdesk.prices.chooseProject('Rezidence Podviní')
  await unitdesk.go('Activity')
  // Without its building: every project has such a unit.
  await unitdesk.chooseUnitInPalette('101', /^K\.101.*Ponávka Park · Blok K/)
  await unitdesk.prices.expectUnits('Ponávka Park')
  await unitdesk.expectDialog('Unit K.101')
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()
  await unitdesk.chooseUnitInPalette('b 101', /^B\.101/)
  await unitdesk.expectDialog('Unit B.101')
  await unitdesk.prices.expectUnits('Rezidence Podviní')
})
