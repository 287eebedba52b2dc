import { join } from 'node:path'
import { callMain } from '../../../harness/call-main.ts'
import { crmPeople } from '../../../harness/crm-people.ts'
import { openRunner } from '../../../harness/runner/open-runner.ts'
import type { SandboxCrm } from '../../../harness/sandbox-crm.ts'
import { joinTeam } from '../../../harness/team/join-team.ts'
import { expect, type Start, test } from '../../../harness/test.ts'
import { PriceEditor } from '../../../screens/price-editor.ts'
import { ReviewScreen } from '../../../screens/review.ts'
import { startTeam } from '../../../team/start-team.ts'

const soonMs = 4_000
/** Until then the other desk has its copy, or the window is closed. */
const laterMs = 20_000
/** A desk that is gone is missed after half a minute. */
const missedMs = 90_000

type Desk = Awaited<ReturnType<Start>>

/** A draft with one price, which its author shares. */
const share = async (desk: Desk) => {
  const review = new ReviewScreen(desk.page)
  const editor = new PriceEditor(desk)
  await review.draftPrice('A.106', '9900000')
  await editor.expectChanges(1)
  await editor.fromDraftMenu('Share with the team')
  await desk.unitdesk.expectText('Shared with the team')
  return { review, editor }
}

type Page = Pick<Desk, 'page'>

const draftOf = async ({ page }: Page) => {
  const [workspace] = await callMain(page, 'accounts.listWorkspaces', {})
  if (workspace === undefined) throw new Error('There is no workspace')
  const { id: workspaceId } = workspace
  const [project] = await callMain(page, 'prices.listProjects', { workspaceId })
  if (project === undefined) throw new Error('There is no project')
  const drafts = await callMain(page, 'drafts.listDrafts', { workspaceId, projectId: project.id })
  if (drafts[0] === undefined) throw new Error('There is no draft')
  return drafts[0]
}

/** A draft that is open again, with so many prices. */
const openWith = (unitCount: number) => expect.objectContaining({ unitCount, seal: null })

const scheduleSoon = async (desk: Page, inMs = soonMs): Promise<void> => {
  const { id: draftId } = await draftOf(desk)
  const { revision } = await callMain(desk.page, 'drafts.readDraft', { draftId })
  const sent = { draftId, revision, leftOut: [], note: '' }
  await callMain(desk.page, 'batches.schedule', { ...sent, at: Date.now() + inMs })
}

const countSent = async (crm: SandboxCrm): Promise<number> =>
  (await crm.requests()).filter(({ endpoint }) => endpoint === 'update-units').length

test('a colleague sees in the window what of a shared draft is scheduled, cannot change it, and takes it back for both', async ({
  start,
  crm,
}) => {
  test.slow()
  const team = await startTeam()
  try {
    const jana = await start({ crm })
    const petr = await start({ crm, person: 'petr' })
    await joinTeam(jana.page, await team.invite('Jana Nováková'))
    await joinTeam(petr.page, await team.invite('Petr'))
    const { review, editor } = await share(jana)
    await review.open(1)
    await review.applyLater('2099-03-30', '06:00')
    await review.expectOutcome(/^Scheduled for/)
    await review.expectOutcome(/^Any computer of the team that is on/)
    await review.close()

    const ofPetr = new PriceEditor(petr)
    await ofPetr.fromDraftMenu(/shared by Jana Nováková/)
    await ofPetr.fromMore('Scheduled changes')
    const panel = petr.page.getByRole('region', { name: 'Scheduled changes' })
    const row = panel.getByRole('listitem')
    await expect(row).toContainText(/1 unit · .*by Jana Nováková/)
    await expect(panel).toContainText('are sent by any computer of the team that is on')
    await row.getByRole('button', { name: 'Unschedule' }).click()
    await expect(row).toHaveCount(0)
    await editor.fromMore('Scheduled changes')
    await expect(
      jana.page.getByRole('region', { name: 'Scheduled changes' }).getByRole('listitem'),
    ).toHaveCount(0)
    expect(await countSent(crm)).toBe(0)
  } finally {
    await team.end()
  }
})

test('of a window that is killed with a scheduled change in its hand a colleague sends what had not left, and nothing twice', {
  tag: '@waits',
}, async ({ start, crm }) => {
  test.slow()
  const team = await startTeam()
  try {
    const jana = await start({ crm })
    await joinTeam(jana.page, await team.invite('Jana Nováková'))
    await share(jana)
    const petr = await start({ crm, person: 'petr' })
    await joinTeam(petr.page, await team.invite('Petr'))
    const editor = new PriceEditor(petr)
    await editor.fromDraftMenu(/shared by Jana Nováková/)
    await scheduleSoon(jana)
    await jana.kill9()
    await expect.poll(() => countSent(crm), { timeout: missedMs }).toBe(1)
    // The CRM has heard of it before its answer is read and compared; until then nobody writes to the draft.
    await expect.poll(() => draftOf(petr), { timeout: missedMs }).toEqual(openWith(0))
    expect(await callMain(petr.page, 'batches.listOpenBatches', {})).toEqual([])

    await new ReviewScreen(petr.page).draftPrice('A.107', '4900000')
    await editor.expectChanges(1)
    await crm.control('POST', '/faults', {
      endpoint: 'update-units',
      calls: 1,
      fault: { kind: 'latency', ms: 600_000, when: 'after' },
    })
    await scheduleSoon(petr)
    await expect.poll(() => countSent(crm), { timeout: missedMs }).toBe(2)
    await petr.kill9()
    const again = await start({ person: 'petr' })
    await expect.poll(() => draftOf(again), { timeout: missedMs }).toEqual(openWith(0))
    expect(await countSent(crm)).toBe(2)
  } finally {
    await team.end()
  }
})

test('a runner sends what of a shared draft is scheduled when no window is open', {
  tag: '@waits',
}, async ({ start, crm, seat }) => {
  test.slow()
  const team = await startTeam()
  const runner = openRunner(join(seat.home, 'runner'))
  try {
    const jana = await start({ crm })
    await joinTeam(jana.page, await team.invite('Jana Nováková'))
    await share(jana)
    const ofRunner = await start({ crm, person: 'runner' })
    await ofRunner.close()
    const { login, password } = crm.account('prices@demo')
    runner.addSecret(`${login}@${new URL(crm.baseUrl).host.replace(':', '_')}`, password)
    const line = runner.addSecret('team-invitation', await team.invite('Runner'))
    expect(runner.do('team', 'join', line)).toContain('unitdesk')
    await runner.serve()
    await scheduleSoon(jana, laterMs)
    await jana.close()
    await expect.poll(() => countSent(crm), { timeout: missedMs }).toBe(1)
    const again = await start()
    const confirmed = async () => {
      const { acts } = await callMain(again.page, 'activity.listActs', {
        filter: { unit: '', person: null, from: null, to: null },
        offset: 0,
        limit: 50,
      })
      return acts
    }
    await expect.poll(confirmed, { timeout: missedMs }).toContain('"person":"Runner"')
    expect(await countSent(crm)).toBe(1)
  } finally {
    runner.close()
    await team.end()
  }
})

test('what stops a scheduled change is told in both windows and in one that comes later, until each person has read it', {
  tag: '@waits',
}, async ({ start, crm }) => {
  test.slow()
  const team = await startTeam()
  try {
    const jana = await start({ crm })
    const petr = await start({ crm, person: 'petr' })
    await joinTeam(jana.page, await team.invite('Jana Nováková'))
    await joinTeam(petr.page, await team.invite('Petr'))
    await share(jana)
    await new PriceEditor(petr).fromDraftMenu(/shared by Jana Nováková/)
    const { changePrice } = crmPeople(crm)
    await changePrice('A.106', { priceWithoutVat: 8_800_000, priceWithVat: 9_856_000 })
    await scheduleSoon(jana, laterMs)
    await expect.poll(async () => (await draftOf(petr)).seal, { timeout: laterMs }).not.toBeNull()
    const readAt = async ({ page }: Page) => {
      const told = page
        .getByRole('status')
        .filter({ hasText: 'A price change was stopped before anything was sent' })
      await expect(told).toHaveCount(1, { timeout: missedMs })
      await told.getByRole('button', { name: 'Dismiss' }).click()
      await expect(told).toHaveCount(0)
    }
    for (const desk of [jana, petr]) await readAt(desk)
    // Nobody has changed the draft since.
    const eva = await start({ crm, person: 'eva' })
    await joinTeam(eva.page, await team.invite('Eva'))
    await readAt(eva)
    expect(await countSent(crm)).toBe(0)
  } finally {
    await team.end()
  }
})
