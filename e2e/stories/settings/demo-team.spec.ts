import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'
import { PriceEditor } from '../../screens/price-editor.ts'

test('in the demo a team of three is tried out: prices change while one watches, the draft is handed over, and nothing is left of it', async ({
  start,
  seat,
}) => {
  test.slow()
  const started = await start()
  const { page, unitdesk } = started
  const folder = join(seat.profile, 'demo-team')
  await unitdesk.exploreDemo()
  await unitdesk.go('Settings')
  const section = page.getByRole('region', { name: 'Team' })
  await section.getByRole('button', { name: 'Try a team of three' }).click()
  await unitdesk.expectText('A team to try out, on this computer alone')
  const here = section.getByRole('table', { name: 'Who is here' })
  await expect(here).toContainText('Jana Nováková')
  await expect(here).toContainText('Petr Svoboda')
  expect(existsSync(folder)).toBe(true)
  expect(await seriousFindings(page)).toEqual([])

  await unitdesk.go('Activity')
  await page.getByText('Who did what', { exact: true }).click()
  await unitdesk.expectText('Petr Svoboda')
  await unitdesk.go('Prices')
  const editor = new PriceEditor(started)
  await editor.fromDraftMenu(/Spring prices.*shared by Jana Nováková/)
  await unitdesk.expectText('Jana Nováková is editing this draft')
  const review = page.getByRole('button', { name: /^Review \d+ change/ })
  const before = (await review.textContent()) ?? ''
  await expect(review).not.toHaveText(before)
  await editor.press('Ask to edit')
  await expect(page.getByText('Jana Nováková is editing this draft')).toHaveCount(0)

  await unitdesk.go('Settings')
  await section.getByRole('button', { name: 'Leave the team…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the team' }).click()
  await unitdesk.expectText('This computer isn’t in a team.')
  await expect.poll(() => existsSync(folder)).toBe(false)
})
