import { expect, test } from 'vitest'
import { readAccount, writeAccount } from '../state/accounts.ts'
import { openExports, startOfTest } from './testing/call-export.ts'

const cooldownMs = 300_000

/** spec: Limits and Errors 4. */
test.each([
  ['at once', 0, '300'],
  ['a millisecond later', 1, '300'],
  ['a second later', 1_000, '299'],
  ['half a second before the end', cooldownMs - 500, '1'],
  ['a millisecond before the end', cooldownMs - 1, '1'],
])('called again %s an export answers 429 and when to come back', (_name, laterMs, seconds) => {
  const { call, clock } = openExports({ seed: 'empty' })
  expect(call('projects').status).toBe(200)
  clock.now = startOfTest + laterMs
  const again = call('projects')
  expect(again).toMatchObject({ status: 429, contentType: 'text/plain; charset=utf-8' })
  expect(again.headers['retry-after']).toBe(seconds)
  expect(again.text).toContain(`${seconds} seconds`)
})

test('after five minutes an export is made again, and cools again from then', () => {
  const { call, clock } = openExports({ seed: 'empty' })
  call('projects')
  clock.now += cooldownMs
  expect(call('projects').status).toBe(200)
  clock.now += cooldownMs - 1
  expect(call('projects').status).toBe(429)
  clock.now += 1
  expect(call('projects').status).toBe(200)
})

test('a refused call does not put the cooldown off', () => {
  const { call, clock } = openExports({ seed: 'empty' })
  call('projects')
  clock.now += 240_000
  expect(call('projects').headers['retry-after']).toBe('60')
  clock.now += 60_000
  expect(call('projects').status).toBe(200)
})

test.each([
  ['a malformed filter', { projectids: 'x' }],
  ['an unknown header mode', { headermode: 'both' }],
  ['an unexpected parameter', { colour: 'red' }],
])('%s is 400 and starts no cooldown', (_name, fields) => {
  const { call } = openExports({ seed: 'empty' })
  expect(call('projects', fields).status).toBe(400)
  expect(call('projects').status).toBe(200)
})

test('every export cools on its own, for every account on its own', () => {
  const { call, db } = openExports({ seed: 'empty' })
  const account = readAccount(db, 'exports@demo')
  if (account !== null) writeAccount(db, { ...account, login: 'second@demo' })
  expect(call('projects').status).toBe(200)
  expect(call('tasks').status).toBe(200)
  expect(call('projects').status).toBe(429)
  expect(call('projects', {}, 'second@demo').status).toBe(200)
})

const narrow: readonly (readonly [string, Record<string, string>, boolean, boolean])[] = [
  ['nothing', {}, false, false],
  ['one project', { projectids: '10210' }, true, true],
  ['two projects', { projectids: '10210,10340' }, false, false],
  ['six letters', { fulltext: 'novako' }, true, true],
  ['five letters', { fulltext: 'novak' }, false, false],
  ['31 days', { creationdatefrom: '2026-10-01', creationdateto: '2026-10-31' }, true, false],
  ['32 days', { creationdatefrom: '2026-10-01', creationdateto: '2026-11-01' }, false, false],
  ['an open range', { creationdatefrom: '2026-11-20' }, false, false],
]

test.each(narrow)(
  'narrowed by %s, exports are spared as the switch says',
  (_name, fields, ...spared) => {
    const { call } = openExports({ switches: { narrowFiltersWaiveCooldown: true } })
    const [deals, businessCases] = spared
    call('deals', fields)
    expect(call('deals', fields).status).toBe(deals ? 200 : 429)
    call('business-cases', fields)
    expect(call('business-cases', fields).status).toBe(businessCases ? 200 : 429)
  },
)

test('by the specification alone no filter spares an export its cooldown', () => {
  const { call } = openExports()
  call('deals', { projectids: '10210' })
  expect(call('deals', { projectids: '10210' }).status).toBe(429)
})
