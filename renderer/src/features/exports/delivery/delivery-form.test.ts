import { expect, test } from 'vitest'
import { readReport } from '../editor/read-report.ts'
import { emptyReport, toReportForm } from '../editor/report-form.ts'
import { type DeliveryForm, readDelivery, toDeliveryForm } from './delivery-form.ts'

const form = (part: Partial<DeliveryForm> = {}): DeliveryForm => ({
  ...toDeliveryForm(null),
  ...part,
})

test('addresses are read however they are separated, each once', () => {
  const recipients = ' a@example.com; b@example.com,\nc@example.com a@example.com '
  expect(readDelivery(form({ recipients }))?.recipients).toEqual([
    'a@example.com',
    'b@example.com',
    'c@example.com',
  ])
  expect(readDelivery(form())).toBeNull()
  expect(readDelivery(form({ toWebhook: true }))?.recipients).toEqual([])
})

test.each<[Partial<DeliveryForm>, string[]]>([
  [{ recipients: 'a@example.com' }, []],
  [{ recipients: 'nobody' }, ['delivery.recipients']],
  [{ recipients: 'a@example.com', file: 'inFolder' }, ['delivery.file']],
  [{ toWebhook: true, file: 'inFolder' }, []],
])('a report with %j has faults at %j', (part, wrong) => {
  const report = { ...toReportForm({ ...emptyReport, name: 'Units' }), delivery: form(part) }
  const read = readReport(report)
  expect(read.ok ? [] : [...read.wrong]).toEqual(wrong)
})
