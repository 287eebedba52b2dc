import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAccount, writeAccount } from '../state/accounts.ts'
import { demoPlace } from '../testing/demo-place.ts'
import { dayMs } from '../time/durations.ts'
import { toLocalTimestamp } from '../time/local-time.ts'
import { openCrm } from './testing/open-crm.ts'

const crm = openCrm()
const empty = openCrm({ seed: 'empty' })
const unitid = demoPlace().flats[0]?.id ?? 0
const internalId = demoPlace().flats[0]?.attributes['flat_internal_id']

test('a lead is listed with exactly the fields of the specification', () => {
  crm.clock.now += 1
  const customer_id = crm.lead({ email: 'listed@example.com', unitid, campaign: 'jaro' })
  expect(crm.leads()[0]).toEqual({
    inquiry_id: expect.any(Number),
    customer_id,
    customer_name: 'Jana Nová',
    timestamp: '2026-11-21T13:00:00.001+01:00',
    projects: ['Rezidence Podviní'],
    campaign: 'jaro',
    product_interest: internalId,
  })
})

test('its projects are the assigned one and the preferred one', () => {
  const projectsAfter = (fields: Record<string, number>) => {
    crm.lead({ email: 'projects@example.com', ...fields })
    return crm.leads()[0]?.projects
  }
  expect(projectsAfter({})).toEqual([])
  expect(projectsAfter({ project: 10210 })).toEqual(['Rezidence Podviní'])
  expect(projectsAfter({ project: 10210, preferenceproject: 10210 })).toHaveLength(1)
  expect(projectsAfter({ project: 10210, preferenceproject: 10340 })).toEqual([
    'Rezidence Podviní',
    'Ponávka Park',
  ])
  expect(projectsAfter({ preferenceproject: 7 })).toEqual([])
})

test('it takes no parameters', () => {
  expect(crm.call('list-leads', { days: 30 })).toEqual({
    status: 400,
    text: 'Unexpected parameters found: days.',
  })
})

test('a lead is listed for seven days to the millisecond', () => {
  const sentAt = empty.clock.now
  empty.lead({ email: 'week@example.com' })
  empty.clock.now = sentAt + 7 * dayMs
  expect(empty.leads()).toHaveLength(1)
  empty.clock.now += 1
  expect(empty.leads()).toEqual([])
})

test('an account sees its own leads only', () => {
  const other = readAccount(empty.db, 'leads@demo')
  if (other === null) throw new Error('there is no account for leads')
  writeAccount(empty.db, { ...other, login: 'other@demo' })
  const as = { login: 'other@demo' }
  empty.call('create-lead', { name: 'A', surname: 'B', email: 'other@example.com' }, as)
  expect(empty.leads()).toEqual([])
  expect(JSON.parse(empty.call('list-leads', {}, as).text)).toHaveLength(1)
})

test.each([
  ['in winter', Date.UTC(2026, 0, 1, 23, 30), '2026-01-02T00:30:00.000+01:00'],
  ['in summer', Date.UTC(2026, 6, 1, 12, 0, 0, 7), '2026-07-01T14:00:00.007+02:00'],
  ['before the spring change', Date.UTC(2026, 2, 29, 0, 59, 59), '2026-03-29T01:59:59.000+01:00'],
  ['after the spring change', Date.UTC(2026, 2, 29, 1), '2026-03-29T03:00:00.000+02:00'],
  ['before the autumn change', Date.UTC(2026, 9, 25, 0, 30), '2026-10-25T02:30:00.000+02:00'],
  ['after the autumn change', Date.UTC(2026, 9, 25, 1, 30), '2026-10-25T02:30:00.000+01:00'],
])('a timestamp %s has the offset of Prague', (_when, at, text) => {
  expect(toLocalTimestamp(at)).toBe(text)
  expect(Date.parse(text)).toBe(at)
})

test('however many are sent when, each is listed once, the most recent first', () => {
  const steps = fc.array(fc.tuple(fc.nat(3), fc.nat(2 * dayMs)), { maxLength: 12 })
  const sent: { readonly at: number; readonly customerId: number }[] = []
  fc.assert(
    fc.property(steps, (waves) => {
      for (const [person, wait] of waves) {
        empty.clock.now += wait
        const customerId = empty.lead({ email: `wave-${person}@example.com` })
        sent.unshift({ at: empty.clock.now, customerId })
      }
      const since = empty.clock.now - 7 * dayMs
      const listed = empty.leads()
      expect(
        listed.map(({ customer_id, timestamp }) => ({
          at: Date.parse(String(timestamp)),
          customerId: customer_id,
        })),
      ).toEqual(sent.filter(({ at }) => at >= since))
      expect(new Set(listed.map(({ inquiry_id }) => inquiry_id)).size).toBe(listed.length)
    }),
    { numRuns: 60 },
  )
})
