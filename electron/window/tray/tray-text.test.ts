import { expect, test } from 'vitest'
import { backupName, lastBackupText, trayText } from './tray-text.ts'

test('while files are sent the tray tells how far they are, else the next run', () => {
  const nextRun = null
  expect(trayText({ language: 'en', nextRun }, 45)).toBe('Sending files: 45%')
  expect(trayText({ language: 'cs', nextRun }, 45)).toMatch(/^Odesílají se soubory: 45\s%$/)
  expect(trayText({ language: 'en', nextRun }, null)).toBe('No run is scheduled')
})

test('the last backup says when it was and how it went, and of which CRM where there are several', () => {
  const last = { crm: null, at: new Date(2026, 10, 23, 12).getTime(), outcome: 'good' } as const
  expect(lastBackupText('en', last)).toMatch(/^Last backup: 11\/23\/26.*, complete$/)
  expect(lastBackupText('cs', { ...last, crm: 'Vltavan', outcome: 'failed' })).toMatch(
    /^Poslední záloha \(Vltavan\): 23\.11\.26 12:00, neuložila se$/,
  )
  expect(backupName('cs', 'Vltavan')).toBe('Zálohovat všechno (Vltavan)')
})
