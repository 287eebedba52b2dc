import { expect, test } from 'vitest'
import { listUnknownCalls, settleInterrupted } from '../../activity/outgoing-calls.ts'
import { listCooldowns } from '../../guards/cooldowns.ts'
import { listDeniedEndpoints, listWorkedEndpoints } from '../../guards/denied-endpoints.ts'
import { readHold } from '../../guards/holds.ts'
import { readLoginTrial } from '../../guards/login-trials.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { newStore } from '../../testing/new-store.ts'

const login = { origin: 'https://crm.example', login: 'l' }
const hold = { ...login, since: 5, failures_in_a_row: 3, endpoint: 'get-project', cause: 'unheard' }
const standing = {
  ...login,
  endpoint: 'list-leads',
  worked: 0,
  denied_at: 7,
  denied_cause: 'refused',
}
const cooldown = {
  ...login,
  endpoint: 'list-excel-deals',
  started_at: 9,
  boot_id: 'a',
  since_boot_ms: 4,
  length_ms: 300_000,
}
const call = {
  at: 1,
  workspace: '',
  account: '',
  endpoint: 'create-lead',
  subject: 'Byt A.1',
  state: 'sending',
}

const allowed = { ...standing, denied_at: null, denied_cause: null }

test('whatever lies in rows of holds, standings, cooldowns and calls is read', () => {
  const db = newStore()
  insertRow(db, 'hold', { ...hold, released: 1 })
  insertRow(db, 'endpoint_standing', standing)
  insertRow(db, 'endpoint_standing', { ...allowed, endpoint: '', worked: 1 })
  insertRow(db, 'login_trial', { ...login, proven: 1, endpoint: '', since: 0 })
  insertRow(db, 'cooldown', { ...cooldown, started_at: -1, length_ms: 0 })
  insertRow(db, 'outgoing_call', { ...call, subject: '' })
  insertRow(db, 'outgoing_call', { ...call, endpoint: 'horoscope', state: 'done' })

  expect(readHold(db, login)).toBeNull()
  expect(listDeniedEndpoints(db, login)).toMatchObject([{ endpoint: 'list-leads', since: 7 }])
  expect(listWorkedEndpoints(db, login)).toEqual([''])
  expect(readLoginTrial(db, login).open).toEqual({ endpoint: '', since: 0 })
  expect(listCooldowns(db)).toMatchObject([{ begun: { at: -1 }, lengthMs: 0 }])
  settleInterrupted(db)
  expect(listUnknownCalls(db)).toMatchObject([{ id: 1, subject: '' }])
})

test.each([
  ['a hold that is half released', 'hold', { ...hold, released: 2 }],
  ['a hold without a cause that we know', 'hold', { ...hold, cause: 'perhaps' }],
  ['a denial without its cause', 'endpoint_standing', { ...standing, denied_cause: null }],
  ['half a trial', 'login_trial', { ...login, endpoint: 'list-leads', since: null }],
  ['two standings of one endpoint', 'endpoint_standing', standing],
  ['a cooldown that ends before it starts', 'cooldown', { ...cooldown, length_ms: -1 }],
  ['two cooldowns of one endpoint', 'cooldown', { ...cooldown, length_ms: 1 }],
  ['an outcome that nobody knows', 'outgoing_call', { ...call, state: 'perhaps' }],
])('the store refuses %s', (_name, table, row) => {
  const db = newStore()
  if (row === standing) insertRow(db, 'endpoint_standing', standing)
  if (table === 'cooldown') insertRow(db, 'cooldown', cooldown)
  expect(() => insertRow(db, table, row)).toThrow(/constraint failed/)
})
