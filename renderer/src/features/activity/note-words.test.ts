import i18next from 'i18next'
import { expect, test } from 'vitest'
import type { Outcome } from '#core/contract/activity'
import { unreachableCauses } from '#core/contract/failure'
import { startI18n } from '../../i18n/start-i18n.ts'
import { noteWords } from './note-words.ts'

const say = async (language: 'en' | 'cs', outcome: Outcome, note: string | null) => {
  await startI18n(language)
  return noteWords({ outcome, note }, i18next.t)
}

test.each([
  ['unreachable', 'timedOut', 'No answer in time', 'Server neodpověděl včas'],
  [
    'unreadable',
    'expected leads; received HTML',
    'Expected a list of leads; received: a web page',
    'Čekalo se: seznam poptávek. Přišlo: webová stránka',
  ],
  [
    'unreadable',
    'expected apiXml; <flat id>; received <flat id="x">; received twice',
    'Expected XML in the API’s form (<flat id>); received: <flat id="x">; received twice',
    'Čekalo se: XML ve formátu CRM (<flat id>). Přišlo: <flat id="x">; received twice',
  ],
] as const)('a note of %s, “%s”, is said in both languages', async (outcome, note, en, cs) => {
  expect(await say('en', outcome, note)).toBe(en)
  expect(await say('cs', outcome, note)).toBe(cs)
})

test('every cause has words, and none is shown as it is written down', async () => {
  for (const cause of unreachableCauses) {
    for (const language of ['en', 'cs'] as const) {
      expect(await say(language, 'unreachable', cause)).toMatch(/ /)
    }
  }
})

test.each([
  ['refused', 'Invalid screen ID.'],
  ['refused', 'timedOut'],
  ['unreachable', 'something of an older Unitdesk'],
  ['unreadable', 'expected wonders; received nothing'],
  ['ok', null],
] as const)('a note of %s, “%s”, stays as it is', async (outcome, note) => {
  expect(await say('cs', outcome, note)).toBe(note)
})
