import { expect, test } from 'vitest'
import { type ApprovalNotice, approvalNotice } from './approval-notice.ts'

test.each<[ApprovalNotice['kind'], string, string]>([
  [
    'asked',
    'Petr asks you to approve the prices “Spring”.',
    'Ceny „Spring“ čekají na vaše schválení (žádá Petr).',
  ],
  [
    'approved',
    'Petr has approved the prices “Spring”. They can be sent now.',
    'Ceny „Spring“ jsou schválené (Petr). Teď je můžete odeslat.',
  ],
  [
    'refused',
    'Petr has refused the prices “Spring”. Open the draft to see why.',
    'Ceny „Spring“ nejsou schválené (Petr). Podívejte se proč.',
  ],
])('that a change was %s is told in both languages', (kind, english, czech) => {
  const told = { kind, draft: 'Spring', by: 'Petr' }
  expect(approvalNotice(told, 'en')).toBe(english)
  expect(approvalNotice(told, 'cs')).toBe(czech)
})
