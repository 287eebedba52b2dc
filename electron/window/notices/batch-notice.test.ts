import { expect, test } from 'vitest'
import { type BatchNotice, batchNotice } from './batch-notice.ts'

test.each<[BatchNotice, string, string]>([
  [
    { kind: 'missed', draft: 'Podzim', units: 3 },
    'Prices “Podzim” (3 units) missed their time. Nothing was sent. Send them now?',
    'Ceny „Podzim“ (3 jednotky) se v naplánovaný čas neodeslaly. Chcete je odeslat teď?',
  ],
  [
    { kind: 'rejected', draft: 'Podzim', units: 1 },
    'Prices “Podzim” (1 unit) were refused by the CRM. Nothing was changed.',
    'Ceny „Podzim“ (1 jednotka) CRM odmítlo. Nic se nezměnilo.',
  ],
])('%o is told in the language of the window', (notice, english, czech) => {
  expect(batchNotice(notice, 'en')).toBe(english)
  expect(batchNotice(notice, 'cs')).toBe(czech)
})
