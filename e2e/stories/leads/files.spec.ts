import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dropFile } from '../../harness/drop-file.ts'
import { openLeads } from '../../harness/leads-crm.ts'
import { giveToPerson } from '../../harness/person.ts'
import { saveAs } from '../../harness/save-as.ts'
import { expect, test } from '../../harness/test.ts'

const hourMs = 3_600_000
const names = ['Adam', 'Božena', 'Cyril', 'Dana', 'Emil'] as const

/** Lines of JSON as the site's log has them. */
const siteLog = (leads: readonly { readonly at: number; readonly name: string }[]): string =>
  leads
    .map(({ at, name }, index) =>
      JSON.stringify({
        ...{ id: `${name}${index}`, sent_at: new Date(at).toISOString(), name: `${name} Zkušební` },
        email: `osoba${index}@example.cz`,
      }),
    )
    .join('\n')

test('by what the clock of the site is wrong is told, mended, and remembered', async ({
  start,
  crm,
  seat,
}) => {
  test.slow()
  const { leads, inCrm, page } = await openLeads(start, crm)
  const at = (await page.evaluate(() => Date.now())) - 3 * hourMs
  for (const name of names) await inCrm.add({ name, surname: 'Zkušební', at })
  await leads.check()
  const file = join(seat.home, 'web.log')
  writeFileSync(file, siteLog(names.map((name) => ({ at: at - hourMs, name }))))
  await leads.show('Reconciliation')
  await leads.openImport(file)
  const shift = page.getByRole('checkbox', { name: 'Make all times 60 minutes later' })
  await expect(shift).toBeChecked()
  await leads.takeImport()
  for (const name of names) await expect(leads.sentRow(name)).toContainText('Arrived')
  await leads.openImport(file)
  await expect(shift).toBeChecked()
  await leads.expectInDialog('As it was chosen last time.')
})

test('a folder that is watched gives its files by itself, as the first was understood', async ({
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
  await leads.press('Watch a folder…')
  await unitdesk.expectText('Folder “from-the-site” is watched:')
  await expect(page.getByText('second.jsonl: 1 lead imported')).toBeVisible({ timeout: 100_000 })
  await expect(page.getByText('broken.xlsx: could not be read')).toBeVisible()
  await expect(leads.sentRow('Božena')).toContainText('Missing')
  await leads.press('Try broken.xlsx again')
  await expect(page.getByText('broken.xlsx: could not be read')).toHaveCount(0)
})

test('a file that is dropped on the screen is imported, and taken back', async ({
  start,
  crm,
  seat,
}) => {
  const { leads, page } = await openLeads(start, crm)
  const at = (await page.evaluate(() => Date.now())) - 3 * hourMs
  await leads.check()
  const file = join(seat.home, 'web.jsonl')
  writeFileSync(file, siteLog([{ at, name: 'Adam' }]))
  giveToPerson(file)
  await dropFile(page, file)
  await leads.takeImport()
  await expect(leads.sentRow('Adam')).toContainText('Missing')
  await leads.press('Imported files…')
  await leads.press('Take back the import of web.jsonl')
  await leads.press('Take this import back')
  await leads.expectInDialog('Nothing was imported yet.')
})

test('the agency gets a report as CSV and Excel, of the days that were chosen, without a contact', async ({
  start,
  crm,
  seat,
}) => {
  test.slow()
  const { leads, page, electron } = await openLeads(start, crm)
  const at = (await page.evaluate(() => Date.now())) - 3 * hourMs
  await leads.check()
  const file = join(seat.home, 'web.jsonl')
  const old = { at: at - 40 * 24 * hourMs, name: 'Emil' }
  writeFileSync(file, siteLog([{ at, name: 'Adam' }, old]))
  await leads.show('Reconciliation')
  await leads.openImport(file)
  await leads.takeImport()
  await page.getByLabel('From the day').fill(new Date(at - 24 * hourMs).toISOString().slice(0, 10))
  await expect(leads.sentRow('Emil')).toHaveCount(0)
  const csv = join(seat.home, 'report.csv')
  await saveAs(electron, csv)
  await leads.press('Report for the agency')
  await page.getByRole('menuitem', { name: 'Save as CSV' }).click()
  await expect.poll(() => statSync(csv, { throwIfNoEntry: false })?.size ?? 0).toBeGreaterThan(0)
  const text = readFileSync(csv, 'utf8')
  expect(text).toContain('o***@e***.cz')
  expect(text).toContain('A. Z.')
  expect(text).toContain('Missing')
  expect(text).not.toMatch(/Emil|osoba0|Zkušební/)
  const xlsx = join(seat.home, 'report.xlsx')
  await saveAs(electron, xlsx)
  await leads.press('Report for the agency')
  await page.getByRole('menuitem', { name: 'Save as Excel' }).click()
  await expect
    .poll(() => statSync(xlsx, { throwIfNoEntry: false })?.size ?? 0)
    .toBeGreaterThan(1_000)
})
