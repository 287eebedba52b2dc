import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import type { Grouping } from '#core/exports/table/pivot-group'
import { startI18n } from '../../../i18n/start-i18n.ts'
import { groupWords } from './group-words.ts'

beforeAll(() => startI18n('en'))

const period = (unit: Extract<Grouping, { by: 'period' }>['unit']): Grouping => ({
  by: 'period',
  column: ['Created'],
  unit,
})

test.each<[string | null, Grouping, string]>([
  ['2026-11-21', period('day'), '21/11/2026'],
  ['2026-11', period('month'), 'Nov 2026'],
  ['2026-Q4', period('quarter'), 'Q4 2026'],
  ['2026-W07', period('week'), 'Week 7, 2026'],
  ['2026', period('year'), '2026'],
  ['4000000', { by: 'band', column: ['Price'], size: 1_000_000 }, '4m to 5m'],
  ['1050000', { by: 'band', column: ['Price'], size: 50_000 }, '1.05m to 1.1m'],
  ['volná', { by: 'value', column: ['Status'] }, 'volná'],
  [null, { by: 'value', column: ['Status'] }, 'not filled in'],
])('the group %j of %o is called %j', (group, grouping, words) => {
  expect(groupWords(group, grouping, { t: i18next.t, locale: 'en-GB' })).toBe(words)
})
