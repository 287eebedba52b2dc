import { expect, test } from 'vitest'
import { accountIdSchema } from '#core/ids'
import { listUnknownCalls, settleInterrupted } from '../../activity/outgoing-calls.ts'
import { listCooldowns } from '../../guards/cooldowns.ts'
import { listDeniedEndpoints, readEndpointStanding } from '../../guards/endpoint-standings.ts'
import { readHold } from '../../guards/holds.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { newStore } from '../../testing/new-store.ts'

const accountId = accountIdSchema.parse('a1')
const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }
const account = {
  id: 'a1',
  workspace_id: 'w1',
  label: 'Ceník',
  login: 'l',
  areas: '["prices"]',
  password_place: 'nowhere',
  position: 0,
}
const hold = { account_id: 'a1', since: 5, failures_in_a_row: 3, endpoint: 'get-project' }
const standing = { account_id: 'a1', endpoint: 'list-leads', worked: 0, denied_at: 7 }
const cooldown = {
  base_url: 'https://crm.example',
  login: 'l',
  endpoint: 'list-excel-deals',
  started_at: 9,
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

test('whatever lies in rows of holds, standings, cooldowns and calls is read', () => {
  const db = newStore()
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'account', account)
  insertRow(db, 'hold', { ...hold, released: 1 })
  insertRow(db, 'endpoint_standing', standing)
  insertRow(db, 'endpoint_standing', { ...standing, endpoint: '', worked: 1, denied_at: null })
  insertRow(db, 'cooldown', { ...cooldown, started_at: -1, length_ms: 0 })
  insertRow(db, 'outgoing_call', { ...call, subject: '' })
  insertRow(db, 'outgoing_call', { ...call, endpoint: 'horoscope', state: 'done' })

  expect(readHold(db, accountId)).toBeNull()
  expect(listDeniedEndpoints(db, accountId)).toEqual([{ endpoint: 'list-leads', since: 7 }])
  expect(readEndpointStanding(db, { accountId, endpoint: '' })).toEqual({
    hasWorked: true,
    deniedAt: null,
  })
  expect(listCooldowns(db)).toMatchObject([{ startedAt: -1, lengthMs: 0 }])
  settleInterrupted(db)
  expect(listUnknownCalls(db)).toMatchObject([{ id: 1, subject: '' }])
})

test.each([
  ['a hold that is half released', 'hold', { ...hold, released: 2 }],
  ['the standing of no account', 'endpoint_standing', { ...standing, account_id: 'gone' }],
  ['two standings of one endpoint', 'endpoint_standing', standing],
  ['a cooldown that ends before it starts', 'cooldown', { ...cooldown, length_ms: -1 }],
  ['two cooldowns of one endpoint', 'cooldown', { ...cooldown, length_ms: 1 }],
  ['an outcome that nobody knows', 'outgoing_call', { ...call, state: 'perhaps' }],
])('the store refuses %s', (_name, table, row) => {
  const db = newStore()
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'account', account)
  if (table !== 'hold') {
    insertRow(db, 'endpoint_standing', standing)
    if (table === 'cooldown') insertRow(db, 'cooldown', cooldown)
  }
  expect(() => insertRow(db, table, row)).toThrow(/constraint failed/)
})
