import { uploadToGallery } from '../../harness/gallery-upload.ts'
import type { SandboxCrm } from '../../harness/sandbox-crm.ts'
import { expect, test } from '../../harness/test.ts'
import type { Unitdesk } from '../../screens/unitdesk.ts'

/** A workspace with an account for media, and a unit that has a gallery. */
const prepare = async (unitdesk: Unitdesk, crm: SandboxCrm) => {
  await unitdesk.connectTo(crm)
  await unitdesk.go('Settings')
  const { login, password } = crm.account('media@demo')
  await unitdesk.accounts.add('Vltavan', { login, password, label: 'Media', areas: ['Media'] })
  await unitdesk.accounts.expectAdded('Media')
  const loaded = (await crm.requests()).find(({ endpoint }) => endpoint === 'get-project')
  const [unitId = 0] = await crm.unitsOf(Number(loaded?.parameters['projectid']))
  return { login, password, unitId }
}

const uploads = async (crm: SandboxCrm) =>
  (await crm.requests()).filter(({ endpoint }) => endpoint === 'add-unit-gallery-image').length

test('pictures whose answer was lost, with the connection or with the power, are shown as unknown and not sent again', async ({
  start,
  crm,
  seat,
}) => {
  const first = await start()
  const upload = await prepare(first.unitdesk, crm)
  await first.close()
  // A password that was never let in would be held after the first lost answer.
  expect(await uploadToGallery(seat, upload)).toEqual(['sent', 'done'])
  await crm.fail('add-unit-gallery-image', { kind: 'resetAfter' })
  expect(await uploadToGallery(seat, upload)).toEqual(['sent', 'unknownOutcome'])
  expect(await uploads(crm)).toBe(2)
  await crm.fail('add-unit-gallery-image', { kind: 'latency', ms: 1_000 })
  expect(await uploadToGallery(seat, upload, 'sent')).toEqual(['sent'])
  await expect.poll(() => uploads(crm)).toBe(3)

  const { unitdesk } = await start()
  await unitdesk.go('Prices')
  await unitdesk.prices.expectUnits()
  await unitdesk.prices.refresh()
  await unitdesk.go('Activity')
  await unitdesk.expectText('2 calls may or may not have arrived')
  await unitdesk.activity.expectUnknown(`unit ${upload.unitId}`, 'Open the gallery', 2)
  expect(await uploads(crm)).toBe(3)
})
