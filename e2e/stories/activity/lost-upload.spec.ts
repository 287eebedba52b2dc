import { uploadToGallery } from '../../harness/gallery-upload.ts'
import type { SandboxCrm } from '../../harness/sandbox-crm.ts'
import { expect, type Start, test } from '../../harness/test.ts'

const media = { login: 'media@demo', label: 'Media' }

/** The account for media of a workspace, and a unit that has a gallery. */
const prepare = async (start: Start, crm: SandboxCrm) => {
  const first = await start({ crm, others: [media] })
  await first.close()
  const loaded = (await crm.requests()).find(({ endpoint }) => endpoint === 'get-project')
  const [unitId = 0] = await crm.unitsOf(Number(loaded?.parameters['projectid']))
  return { login: media.login, password: crm.account(media.login).password, unitId }
}

const uploads = async (crm: SandboxCrm) =>
  (await crm.requests()).filter(({ endpoint }) => endpoint === 'add-unit-gallery-image').length

const expectUnknownAndNotRepeated = async (start: Start, crm: SandboxCrm, unitId: number) => {
  const before = await uploads(crm)
  const second = await start()
  const { unitdesk } = second
  await unitdesk.go('Prices')
  await unitdesk.prices.expectUnits()
  await unitdesk.prices.refresh()
  await unitdesk.go('Activity')
  await unitdesk.expectText('1 call may or may not have arrived')
  await unitdesk.activity.expectUnknown(`unit ${unitId}`, 'Open the gallery')
  expect(await uploads(crm)).toBe(before)
  return second
}

test('a picture whose answer was lost is shown as unknown and not sent again', async ({
  start,
  crm,
  seat,
}) => {
  const upload = await prepare(start, crm)
  await crm.fail('add-unit-gallery-image', { kind: 'resetAfter' })
  expect(await uploadToGallery(seat, upload)).toEqual(['sent', 'unknownOutcome'])
  expect(await uploads(crm)).toBe(1)
  await expectUnknownAndNotRepeated(start, crm, upload.unitId)
})

test('a picture that was on its way when the power went is shown as unknown and not sent again, and waits until its person has found out', async ({
  start,
  crm,
  seat,
}) => {
  const upload = await prepare(start, crm)
  await crm.fail('add-unit-gallery-image', { kind: 'latency', ms: 1_000 })
  expect(await uploadToGallery(seat, upload, 'sent')).toEqual(['sent'])
  await expect.poll(() => uploads(crm)).toBe(1)
  const second = await expectUnknownAndNotRepeated(start, crm, upload.unitId)
  const subject = `unit ${upload.unitId}`
  await second.unitdesk.activity.sayItArrived(subject)
  await second.unitdesk.activity.expectNothingUnknown()
  await second.close()

  const third = await start()
  await third.unitdesk.expectScreen('Activity')
  await third.unitdesk.activity.expectCall('get-projects-info', 'Done')
  await third.unitdesk.activity.expectNothingUnknown()
})
