import { expect, test } from 'vitest'
import { openCrm } from '../../leads/testing/open-crm.ts'
import { listCustomAttributes } from '../../state/custom-attributes.ts'
import { dayMs } from '../../time/durations.ts'
import { toLocalMs } from '../../time/local-time.ts'
import { seededRandom } from '../random.ts'
import { makeLeadTimes } from './fill-leads.ts'

const demo = openCrm()
const again = openCrm()
const large = openCrm({ seed: 'large' })
const empty = openCrm({ seed: 'empty' })

const count = ({ db }: typeof demo, sql: string) => Number(db.prepare(sql).pluck().get())

test('the demo and the large seed have leads of this week, the empty one has none', () => {
  for (const crm of [demo, large]) {
    const leads = crm.leads()
    expect(leads.length).toBeGreaterThan(10)
    expect(leads.some(({ campaign }) => campaign !== '')).toBe(true)
    expect(leads.every(({ projects }) => projects.length === 1)).toBe(true)
    expect(leads.every(({ product_interest }) => product_interest !== '')).toBe(true)
  }
  expect(empty.leads()).toEqual([])
  expect(count(empty, 'SELECT count(*) FROM customer')).toBe(0)
  expect(
    JSON.parse(empty.call('list-consent-types', {}, { login: 'customers@demo' }).text),
  ).toHaveLength(5)
})

test('the same seed number makes the same leads', () => {
  expect(again.leads()).toEqual(demo.leads())
})

test('leads come over sixty days, in order, in the waking hours, mostly on working days', () => {
  const times = makeLeadTimes(seededRandom(3), demo.clock.now)
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(times.at(-1)).toBeLessThan(demo.clock.now)
  expect(demo.clock.now - (times[0] ?? 0)).toBeGreaterThan(57 * dayMs)
  expect(demo.clock.now - (times[0] ?? 0)).toBeLessThan(61 * dayMs)
  const hours = times.map((at) => new Date(toLocalMs(at)).getUTCHours())
  expect(Math.min(...hours)).toBeGreaterThanOrEqual(7)
  const perDay = (days: readonly number[]) =>
    times.filter((at) => days.includes(new Date(toLocalMs(at)).getUTCDay())).length / days.length
  expect(perDay([1, 2, 3, 4, 5])).toBeGreaterThan(1.3 * perDay([0, 6]))
})

test('the demo has addresses that several customers share', () => {
  const shared = `SELECT count(*) FROM (SELECT email_key FROM customer WHERE email_key IS NOT NULL
    GROUP BY email_key HAVING count(*) > 1)`
  expect(count(demo, shared)).toBeGreaterThanOrEqual(3)
})

test('the demo has consents of every type, valid and invalidated, and notes in events', () => {
  const types = 'SELECT count(DISTINCT type_id) FROM consent WHERE valid ='
  expect(count(demo, `${types} 1`)).toBe(5)
  expect(count(demo, `${types} 0`)).toBeGreaterThan(1)
  expect(count(demo, "SELECT count(*) FROM event WHERE type = 'INQUIRY_NOTE'")).toBeGreaterThan(50)
})

test('the demo has a custom attribute of each of the seven types', () => {
  expect(listCustomAttributes(demo.db).map(({ type }) => type)).toEqual([
    'boolean',
    'string',
    'integer',
    'decimal',
    'date',
    'singleSelect',
    'multiSelect',
  ])
})
