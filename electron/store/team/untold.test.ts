import { expect, test } from 'vitest'
import { releaseHolds, writeRefusal } from '../guards/holds.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import {
  readFollowed,
  readMembership,
  removeMembership,
  writeFollowed,
  writeMembership,
} from './membership.ts'
import { insertUntold, listUntold, removeUntold } from './untold.ts'

const key = { origin: 'https://crm.example.com', login: 'prices' }
const refused = { ...key, endpoint: 'get-project', since: 1, cause: 'refused' } as const
const membership = {
  host: 'db.example.com',
  port: 5432,
  database: 'sales',
  user: 'unitdesk_person_jana',
  team: 'unitdesk',
  authority: null,
}

test('what a team has to be told of a login is kept in its order until it was told, and a desk alone keeps nothing', async () => {
  const store = await openOrThrow({ directory: storeFolder() })
  const { db } = store
  const told = () => listUntold(db).map(({ told: { act } }) => act)
  writeRefusal(db, refused, { holds: true })
  releaseHolds(db, key)
  expect(told()).toEqual([])
  writeMembership(db, membership)
  writeRefusal(db, refused, { holds: true })
  releaseHolds(db, key)
  // Neither what concerns one endpoint nor what the team has said itself is told to it.
  writeRefusal(db, refused, { holds: false })
  writeRefusal(db, { ...refused, cause: 'team' }, { holds: true })
  writeRefusal(db, { ...refused, cause: 'unheard' }, { holds: true })
  expect(told()).toEqual(['hold', 'release'])
  const [first] = listUntold(db)
  expect(first?.told).toEqual({ act: 'hold', ...key, endpoint: 'get-project' })
  removeUntold(db, first?.id ?? 0)
  expect(told()).toEqual(['release'])
  removeMembership(db)
  expect(told()).toEqual([])
  store.close()
})

test('a desk is in one team at a time, and begins to follow the next one anew; a new invitation to its own changes nothing else', async () => {
  const store = await openOrThrow({ directory: storeFolder() })
  const { db } = store
  expect([readMembership(db), readFollowed(db)]).toEqual([null, null])
  writeMembership(db, membership)
  writeFollowed(db, 7)
  expect([readMembership(db), readFollowed(db)]).toEqual([membership, 7])
  insertUntold(db, { act: 'release', ...key })
  const anew = { ...membership, user: 'unitdesk_person_jana_2', authority: 'PEM' }
  writeMembership(db, anew)
  expect([readMembership(db), readFollowed(db), listUntold(db).length]).toEqual([anew, 7, 1])
  const other = { ...membership, team: 'brno', authority: 'PEM' }
  writeMembership(db, other)
  expect([readMembership(db), readFollowed(db), listUntold(db)]).toEqual([other, null, []])
  store.close()
})
