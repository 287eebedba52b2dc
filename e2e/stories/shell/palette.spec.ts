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
  await unitdesk.expectText('Nothing matches.')
  await inCrm.letGo()
  await unitdesk.chooseMarkedEntry()
  await unitdesk.prices.expectUnits('Ponávka Park')
})
