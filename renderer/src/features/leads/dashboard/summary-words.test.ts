import i18next from 'i18next'
import { expect, test } from 'vitest'
import { createFormats } from '#core/format/formats'
import type { LeadsSummary } from '#core/leads/dashboard/summarise-leads'
import { startI18n } from '../../../i18n/start-i18n.ts'
import { sentenceWords } from './summary-words.ts'

const say = async (language: 'en' | 'cs', sentence: LeadsSummary['sentence']) => {
  await startI18n(language)
  const formats = createFormats(language, 'UTC')
  return sentenceWords(sentence, { t: i18next.t, formats, days: 7 })
}

test.each([
  [
    { kind: 'knownArrived', arrived: 40, sent: 45 },
    '40 of the 45 leads from the last 7 days arrived; 5 can’t be checked',
    'Dorazilo 40 poptávek z 45 za posledních 7 dní, u 5 to nelze určit',
  ],
  [
    { kind: 'knownArrived', arrived: 1, sent: 2 },
    '1 of the 2 leads from the last 7 days arrived; 1 can’t be checked',
    'Dorazila jedna poptávka z 2 za posledních 7 dní, u 1 to nelze určit',
  ],
  [
    { kind: 'notAllAsked', accounts: ['Web', 'Portál'] },
    'Not all accounts were checked: Web, Portál',
    'Některé účty se ještě nekontrolovaly: Web, Portál',
  ],
  [
    { kind: 'notArrived', lost: 2, sent: 30 },
    '2 of the 30 leads from the last 7 days did not arrive',
    'Nedorazily 2 poptávky z 30 za posledních 7 dní',
  ],
  [
    { kind: 'notArrived', lost: 1, sent: 1 },
    'The only lead from the last 7 days did not arrive',
    'Jediná poptávka za posledních 7 dní nedorazila',
  ],
  [
    { kind: 'onlySuspect', sent: 1 },
    'The only lead from the last 7 days looks like spam or a test',
    'Jediná poptávka za posledních 7 dní vypadá jako spam nebo test',
  ],
] as const)('%j is said in the person’s language', async (sentence, english, czech) => {
  expect(await say('en', sentence)).toBe(english)
  expect(await say('cs', sentence)).toBe(czech)
})
