// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Act } from '#core/activity/act'
import { maxActsPerPage } from '#core/contract/activity'
import { toJson } from '#core/json'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { ExportActs } from './export-acts.tsx'

const actAt = (at: number): Act => ({
  id: at,
  at,
  person: 'Jana',
  desk: 'desk-3',
  workspace: 'Podviní',
  crm: 'https://crm.example.com',
  kind: 'report',
  outcome: 'changed',
  projectId: null,
  unitId: null,
  unit: '',
  subject: 'Weekly sales',
  before: null,
  after: null,
  source: 'r1',
  hash: 'ab',
})

const words = {
  person: '',
  what: '',
  about: '',
  before: '',
  after: '',
  outcome: '',
  workspace: '',
  desk: '',
}

test('a file has what the list shows, by whatever clock it is newer, and not what is done meanwhile', async () => {
  const main = mainOnOrder()
  const filter = { unit: '', person: null, from: null, to: null }
  render(<ExportActs filter={filter} wordsOf={() => words} isDisabled={false} />, {
    wrapper: await pageAround(),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Save as Excel' }))
  const total = maxActsPerPage + 1
  // The clock of the team is ahead of that of this computer.
  const newest = Date.now() + 600_000
  const first = await main.asked('activity.listActs')
  expect(first.input.filter.to).toBeNull()
  first.answer({ acts: toJson([actAt(newest)]), total })
  const second = await main.asked('activity.listActs')
  expect(second.input).toMatchObject({ filter: { to: newest + 1 }, offset: maxActsPerPage })
  second.answer({ acts: toJson([actAt(newest - 1)]), total })
  await main.asked('tables.saveTable')
})
