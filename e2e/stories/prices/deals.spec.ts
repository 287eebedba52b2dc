import { openReview } from '../../harness/open-review.ts'
import { test } from '../../harness/test.ts'
import { PriceEditor } from '../../screens/price-editor.ts'

test('columns of deals that nobody knows are chosen by a person, and no lock is guessed', async ({
  open,
  crm,
}) => {
  await crm.control('PATCH', '/switches', {
    exportHeaderMode: 'ignored',
    exportTitles: 'unforeseen',
    exportColumnOrder: 'reversed',
    exportCover: 'sheet',
  })
  await crm.changeAccount('prices@demo', { areas: ['prices', 'exports'] })
  const started = await openReview(open, crm)
  const editor = new PriceEditor(started)
  await started.unitdesk.prices.expectUnits()
  await editor.fromMore(/^Check deals in the CRM/)
  await editor.expectTold('The export has unknown columns')
  await editor.pressInNotice('Choose the columns…')
  await editor.expectDialogSays('Choose the columns of units and deals.')
  await editor.chooseInDialog('ID of the unit', /Oszlop/, 4)
  await editor.chooseInDialog('ID of the deal', /Oszlop/, 0)
  await editor.expectDialogSays(/Found: \d+ units of this project, \d+ of them with a deal/)
  await editor.pressInDialog('Read deals from these columns')
  await editor.expectTold('Deals checked')
  await started.unitdesk.prices.sheet.choose(['A.105', 'priceGross'])
  await editor.openUnit('Unit A.105')
  await editor.expectDialogSays(/Attached to deal \d+/)
})
