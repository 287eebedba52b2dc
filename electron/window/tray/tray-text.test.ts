import { expect, test } from 'vitest'
import { trayText } from './tray-text.ts'

test('while files are sent the tray tells how far they are, else the next run', () => {
  const nextRun = null
  expect(trayText({ language: 'en', nextRun }, 45)).toBe('Sending files: 45%')
  expect(trayText({ language: 'cs', nextRun }, 45)).toMatch(/^Odesílají se soubory: 45\s%$/)
  expect(trayText({ language: 'en', nextRun }, null)).toBe('No run planned')
})
