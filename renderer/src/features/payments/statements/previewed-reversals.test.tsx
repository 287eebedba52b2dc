// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paymentIdSchema } from '#core/ids'
import type { StatementPreview } from '#core/payments/statements/statement-preview'
import { sampleEntry } from '#core/payments/testing/sample-entry'
import { sampleTransaction } from '#core/payments/testing/sample-transaction'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { PreviewedReversals } from './previewed-reversals.tsx'

const preview: StatementPreview = {
  fileName: 'vypis.gpc',
  format: 'abo',
  encoding: 'utf-8',
  encodingReason: 'plainAscii',
  damaged: 0,
  table: null,
  transactions: [],
  counts: { new: 0, known: 0, booked: 0, twin: 0, notIncoming: 0 },
  reversals: [],
  reversalCount: 0,
  problems: [],
  problemCount: 0,
  checks: [],
  totals: [],
  importedAt: null,
}

const transaction = sampleTransaction({ amountMinor: -25_000_050, bookedOn: '2026-11-21' })
const paymentId = paymentIdSchema.parse('501')

test('each payment that the bank takes back is named, with what became of it', async () => {
  const entry = sampleEntry('1', { state: { kind: 'sent', at: 1, paymentId, isNew: true } })
  const reversals = [
    { transaction, entry },
    { transaction: { ...transaction, variableSymbol: '118' }, entry: null },
  ]
  const shown = { ...preview, reversals, reversalCount: 2 }
  render(<PreviewedReversals preview={shown} />, { wrapper: await pageAround() })
  const notice = await screen.findByRole('status')
  expect(notice.textContent).toContain('The bank has taken back 2 payments')
  expect(notice.textContent).toContain(
    '250,000.50\u00a0CZK of 20 Nov 2026, symbol 117, from Novák Jiří: Booked as 501.',
  )
  expect(notice.textContent).toContain(
    '250,000.50\u00a0CZK, taken back on 21 Nov 2026, symbol 118, from Novák Jiří: no payment like it has been imported.',
  )
})

const mark =
  'Import the statement to mark them. What is booked already has to be taken back in the CRM.'
const earlier =
  'Payments that haven’t been imported yet can’t be marked: import the earlier statement first, then this one again.'

test.each([
  ['known', [sampleEntry('1')], [mark]],
  ['not imported', [null], [earlier]],
  ['partly imported', [sampleEntry('1'), null], [mark, earlier]],
])('of payments that are %s it says how they are marked', async (_what, entries, steps) => {
  const reversals = entries.map((entry) => ({ transaction, entry }))
  const shown = { ...preview, reversals, reversalCount: reversals.length }
  render(<PreviewedReversals preview={shown} />, { wrapper: await pageAround() })
  const { textContent } = await screen.findByRole('status')
  expect([mark, earlier].filter((step) => textContent.includes(step))).toEqual(steps)
})

test('where the bank takes nothing back nothing is said', async () => {
  render(<PreviewedReversals preview={preview} />, { wrapper: await pageAround() })
  expect(screen.queryByRole('status')).toBeNull()
})
