import { expect, test } from 'vitest'
import { closingText } from './closing-text.ts'

const pricesAt = new Date(2099, 2, 29, 6).getTime()
const english = { language: 'en', systemLocale: 'en-GB' } as const

test('who closes while files are sent is told what becomes of them', () => {
  const { message, detail } = closingText({ pricesAt: null, isSendingFiles: true }, english)
  expect(message).toBe('Files are being sent')
  expect(detail).toMatch(/the rest is sent at the next start/)
})

test('where prices wait as well both are said', () => {
  const { message, detail } = closingText({ pricesAt, isSendingFiles: true }, english)
  expect(message).toMatch(/^Files are being sent\. Prices are waiting to be sent on 29 Mar 2099/)
  expect(detail).toMatch(/at the next start.*it asks you at its next start\.$/s)
  const czech = closingText(
    { pricesAt, isSendingFiles: false },
    { language: 'cs', systemLocale: 'cs' },
  )
  expect(czech.message).toMatch(/^Ceny čekají na odeslání: 29\./)
})
