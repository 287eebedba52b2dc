import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { saveAs } from '../../harness/answer-dialogs.ts'
import { dropFile } from '../../harness/drop-file.ts'
import { openLeads } from '../../harness/leads-crm.ts'
import { giveToPerson } from '../../harness/person.ts'
import { placesOfSecret } from '../../harness/secrets/places-of-secret.ts'
import { startSite } from '../../harness/start-site.ts'
import { expect, test } from '../../harness/test.ts'

const hourMs = 3_600_000
const names = ['Adam', 'Božena', 'Cyril', 'Dana', 'Emil'] as const

interface SiteLead {
  readonly at: number
  readonly name: string
  /** What the CRM has answered. */
  readonly http_status?: number
  readonly response?: string
}

/** Lines of JSON as the site's log has them. */
const siteLog = (leads: readonly SiteLead[]): string =>
  leads
    .map(({ at, name, ...answer }, index) =>
      JSON.stringify({
        ...answer,
        id: `${name}${index}`,
        sent_at: new Date(at).toISOString(),
        name: `${name} Zkušební`,
        email: `osoba${index}@example.cz`,
      }),
    )
    .join('\n')

test('by what the clock of the site is wrong is told, mended, and remembered', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { leads, inCrm, page } = await openLeads(open, crm)
  const at = (await page.evaluate(() => Date.now())) - 3 * hourMs
  for (const name of names) await inCrm.add({ name, surname: 'Zkušební', at })
  await leads.check()
  await leads.expectSaid('5 leads from the last 7 days are in the CRM')
  const file = join(home, 'web.log')
  writeFileSync(file, siteLog(names.map((name) => ({ at: at - hourMs, name }))))
  await leads.show('Reconciliation')
  await leads.openImport(file)
  const shift = page.getByRole('checkbox', { name: 'Make all times 60 minutes later' })
  await expect(shift).toBeChecked()
  await leads.takeImport()
  for (const name of names) await expect(leads.sentRow(name)).toContainText('Arrived')
  await leads.openImport(file)
  await expect(shift).toBeChecked()
  await leads.expectInDialog('As chosen last time.')
})

test('a folder and an address give their files by themselves, as the first was understood', async ({
  start,
  crm,
  seat,
}) => {
  test.slow()
  const { leads, page, electron, unitdesk } = await openLeads(start, crm)
  const at = (await page.evaluate(() => Date.now())) - 3 * hourMs
  await leads.check()
  const first = join(seat.home, 'first.jsonl')
  writeFileSync(first, siteLog([{ at, name: 'Adam' }]))
  await leads.show('Reconciliation')
  await leads.openImport(first)
  await leads.takeImport()
  const folder = join(seat.home, 'from-the-site')
  mkdirSync(folder)
  writeFileSync(join(folder, 'second.jsonl'), siteLog([{ at, name: 'Božena' }]))
  writeFileSync(join(folder, 'broken.xlsx'), 'PK\u0003\u0004 no workbook')
  giveToPerson(folder)
  await electron.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] })
  }, folder)
  await leads.press('Sources…')
  await leads.press('Watch a folder…')
  await unitdesk.expectText('Folder “from-the-site” is watched:')
  await expect(page.getByText('second.jsonl: 1 lead imported')).toBeVisible({ timeout: 100_000 })
  await expect(page.getByText('broken.xlsx: could not be read')).toBeVisible()
  await leads.press('Try broken.xlsx again')
  await expect(page.getByText('broken.xlsx: could not be read')).toHaveCount(0)
  renameSync(folder, `${folder}-away`)
  await unitdesk.expectText('The watched folder “from-the-site” can’t be read.')
  renameSync(`${folder}-away`, folder)
  await unitdesk.expectText('Folder “from-the-site” is watched:')

  const site = await startSite(siteLog([{ at, name: 'Cyril' }]))
  await leads.askAddress(`${site.baseUrl}/web.jsonl`, 'Bearer wrong')
  await leads.expectOfAddress('The website refused access (401).')
  await leads.changeHeader(site.header)
  await leads.expectOfAddress('web.jsonl: 1 lead imported')
  await leads.closeDialog()
  await expect(leads.sentRow('Božena')).toContainText('Missing')
  await expect(leads.sentRow('Cyril')).toContainText('Missing')
  expect(site.asked()).toBe(2)
  expect(placesOfSecret(site.header, [seat.profile])).toEqual([])
  await site.end()
})

test('a file that is dropped on the screen is imported, told apart and taken back; of the days that were chosen the agency gets a report without a contact', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { leads, inCrm, page, electron, unitdesk } = await openLeads(open, crm)
  const at = (await page.evaluate(() => Date.now())) - 3 * hourMs
  await inCrm.add({ name: 'Božena', surname: 'Zkušební', at })
  await leads.check()
  const file = join(home, 'web.jsonl')
  const twice = { name: 'Božena', at: at - 90_000 }
  const refused = { http_status: 422, response: 'osoba3@example.cz is blocked' }
  const log = [
    { at, name: 'Adam' },
    { at, name: 'Božena' },
    twice,
    { at, name: 'Cyril', ...refused },
  ]
  // A form that was sent twice has one address.
  writeFileSync(file, siteLog(log).replace('osoba2', 'osoba1'))
  giveToPerson(file)
  await dropFile(page, file)
  await leads.takeImport()
  await expect(leads.sentRow('Adam')).toContainText('Missing')
  await expect(leads.sentRow('Božena')).toContainText(['Arrived', 'Merged'])
  await leads.chooseSent('Cyril')
  await expect(leads.detail).toContainText('The CRM answered 422: o***@e***.cz is blocked')
  await expect(leads.detail.getByRole('button', { name: 'Correct and send…' })).toBeEnabled()
  await leads.detail.getByText('As in the website’s log').click()
  await leads.detail.getByRole('button', { name: 'Show contacts' }).click()
  await expect(leads.detail).toContainText('osoba3@example.cz')
  await leads.detail.getByRole('button', { name: 'Close the selected lead' }).click()
  await leads.press('Sources…')
  await leads.press('Undo the import of web.jsonl')
  await leads.press('Undo this import')
  await leads.expectInDialog('Nothing imported yet.')
  await leads.closeDialog()

  const old = { at: at - 40 * 24 * hourMs, name: 'Emil' }
  writeFileSync(file, siteLog([{ at, name: 'Adam' }, old]))
  await leads.show('Reconciliation')
  await leads.openImport(file)
  await leads.takeImport()
  const yesterday = new Date(at - 24 * hourMs).toISOString().slice(0, 10)
  await page.getByRole('textbox', { name: 'From the day' }).fill(yesterday)
  await expect(leads.sentRow('Emil')).toHaveCount(0)
  const csv = join(home, 'report.csv')
  await saveAs(electron, csv)
  await leads.press('Agency report')
  await page.getByRole('menuitem', { name: 'Save as CSV' }).click()
  await unitdesk.expectText('Saved as report.csv')
  const text = readFileSync(csv, 'utf8')
  expect(text).toContain('o***@e***.cz')
  expect(text).toContain('A. Z.')
  expect(text).toContain('Missing')
  expect(text).not.toMatch(/Emil|osoba0|Zkušební/)
  const xlsx = join(home, 'report.xlsx')
  await saveAs(electron, xlsx)
  await leads.press('Agency report')
  await page.getByRole('menuitem', { name: 'Save as Excel' }).click()
  await expect
    .poll(() => statSync(xlsx, { throwIfNoEntry: false })?.size ?? 0)
    .toBeGreaterThan(1_000)
})
