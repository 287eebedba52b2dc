// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import type { PrescribedPayment } from '#core/payments/matching/prescribed-payment'
import type { SendingPreview } from '#core/payments/send/sending-preview'
import { sampleEntry } from '#core/payments/testing/sample-entry'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { ReviewDialog } from './review-dialog.tsx'

const { key, transaction } = sampleEntry(
  'a',
  {},
  { counterName: 'Novák Jiří', amountMinor: 123_450, bookedOn: '2026-11-20' },
)

const preview: SendingPreview = {
  endpoint: 'add-incoming-payment',
  account: { label: 'Payments', address: 'https://crm.example.com' },
  calls: [
    {
      key,
      transaction,
      prescribedPaymentId: 71,
      parameters: [['prescribedid', '71']],
      leftOut: [],
      sends: 0,
    },
  ],
  totals: [{ currency: 'CZK', count: 1, amountMinor: 123_450 }],
  restored: null,
  looksBooked: [],
  problems: [],
  untold: [],
}

const prescribed: PrescribedPayment = {
  id: 71,
  dealId: 9,
  unit: 'A.101',
  customer: 'Nováková Jana',
  kind: 'Deposit',
  variableSymbol: '5',
  amountMinor: 123_450,
  paidMinor: 0,
  currency: 'CZK',
  dueOn: null,
}

const opened = async (shown: SendingPreview) => {
  const main = mainOnOrder()
  const workspaceId = workspaceIdSchema.parse('w1')
  const dialog = <ReviewDialog workspaceId={workspaceId} onClose={() => undefined} />
  render(dialog, { wrapper: await pageAround() })
  const read = await main.asked('payments.previewSending')
  read.answer({ revision: 'r', preview: toJson(shown), prescribed: toJson([prescribed]) })
  return main
}

test('the review says how old it is what the CRM has, and what it has told since the payments were confirmed', async () => {
  const main = await opened({ ...preview, looksBooked: [key] })
  await screen.findByText('The CRM seems to have 1 of them already')
  const exports = await main.asked('payments.readExports')
  exports.answer([])
  await screen.findByText(/^What the CRM has already hasn’t been read/)
})

test('the review says in words who pays, what for, how much and when; parameters are below', async () => {
  await opened(preview)
  const table = await screen.findByRole('table', { name: 'Payments to be sent' })
  const cells = [...table.querySelectorAll('td')].map(({ textContent }) => textContent)
  expect(cells).toEqual([
    'Novák Jiří',
    'A.101 · Deposit · Nováková Jana',
    '1,234.50\u00a0CZK',
    '20 Nov 2026',
  ])
  const details = document.querySelector('details')
  expect(details?.open).toBe(false)
  expect(details?.textContent).toContain('prescribedid')
})

test('the review warns of what the parameters do not send, and lets it be sent', async () => {
  await opened({ ...preview, untold: ['prescribedPaymentId'] })
  await screen.findByText(/^No parameter sends which prescribed payment it is for/)
  const send = await screen.findByRole('button', { name: 'Send 1 payment now' })
  expect(send.hasAttribute('disabled')).toBe(false)
})
