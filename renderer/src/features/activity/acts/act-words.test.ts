import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import type { Act } from '#core/activity/act'
import { createFormats } from '#core/format/formats'
import { startI18n } from '../../../i18n/start-i18n.ts'
import { aboutWords, sideWords } from './act-words.ts'

beforeAll(() => startI18n('en'))

const daily = { kind: 'daily', times: ['06:30'], zone: 'Europe/Prague' }
const rulesOf = (schedule: typeof daily) => ({
  schedule,
  missed: 'once',
  maxAgeMs: 86_400_000,
  pauseAfter: 3,
})
const act: Act = {
  id: 7,
  at: 0,
  person: 'Jana',
  desk: 'desk-3',
  workspace: 'Podviní',
  crm: 'https://crm.example.com',
  kind: 'report',
  outcome: 'changed',
  projectId: null,
  unitId: null,
  unit: '',
  subject: 'Weekly sales',
  before: { export: 'list-excel-units', rules: null },
  after: { export: 'list-excel-units', rules: rulesOf(daily) },
  source: 'r1',
  hash: 'ab',
}

test('when a report runs is said in a sentence', () => {
  const speech = { t: i18next.t, formats: createFormats('en-GB') }
  expect(sideWords(act, 'before', speech)).toBe('schedule: –')
  expect(sideWords(act, 'after', speech)).toBe('schedule: Every day at 06:30')
})

test('what a second person has approved is said with its units, its sum and their word, and a limit with its numbers', () => {
  const speech = { t: i18next.t, formats: createFormats('en-GB') }
  const approval: Act = {
    ...act,
    kind: 'approval',
    outcome: 'approved',
    before: { grossMinor: 100_000_00 },
    after: { units: 3, grossMinor: 110_000_00, word: 'until Friday' },
  }
  expect(sideWords(approval, 'before', speech)).toBe('100,000')
  expect(sideWords(approval, 'after', speech)).toBe('110,000; until Friday')
  expect(aboutWords({ ...approval, subject: 'Spring' }, i18next.t)).toBe('Spring · 3 units')
  const limit: Act = {
    ...act,
    kind: 'priceLimit',
    before: { units: null, percent: 10 },
    after: { units: 20, percent: null },
  }
  expect(sideWords(limit, 'before', speech)).toBe('units: –; percent: 10%')
  expect(sideWords(limit, 'after', speech)).toBe('units: 20; percent: –')
})

test('a price is said with VAT, and without it too where that alone has changed', () => {
  const speech = { t: i18next.t, formats: createFormats('en-GB') }
  const price: Act = {
    ...act,
    kind: 'price',
    outcome: 'confirmed',
    before: { netMinor: 400_000_000, grossMinor: 484_000_000 },
    after: { netMinor: 432_142_857, grossMinor: 484_000_000 },
  }
  expect(sideWords(price, 'before', speech)).toBe('4,840,000 (4,000,000 without VAT)')
  expect(sideWords(price, 'after', speech)).toBe('4,840,000 (4,321,428.57 without VAT)')
  const raised = { ...price, after: { netMinor: 410_000_000, grossMinor: 496_100_000 } }
  expect(sideWords(raised, 'before', speech)).toBe('4,840,000')
  expect(sideWords({ ...price, before: null }, 'after', speech)).toBe('4,840,000')
})

test('a rate of VAT is said with its decimals', () => {
  const speech = { t: i18next.t, formats: createFormats('en-GB') }
  const rules: Act = {
    ...act,
    kind: 'priceRules',
    before: { defaultVatRate: 1_250, vatRates: [0, 1_250] },
    after: { defaultVatRate: 1_300, vatRates: [0, 1_300] },
  }
  expect(sideWords(rules, 'before', speech)).toMatch(/: 12\.5\s?%; .+: 0\s?%; 12\.5\s?%$/)
  expect(sideWords(rules, 'after', speech)).toMatch(/: 13\s?%; .+: 0\s?%; 13\s?%$/)
})
