import { expect, test } from 'vitest'
import { gridTexts, learn, startI18n } from './start-i18n.ts'

test('the table’s library speaks Czech once Czech is learned, and its own English without being told', async () => {
  await startI18n('en')
  expect([gridTexts('en'), gridTexts('cs')]).toEqual([{}, {}])
  await learn('cs')
  expect(gridTexts('cs')).toMatchObject({ noRowsToShow: 'Žádné řádky k zobrazení' })
})
