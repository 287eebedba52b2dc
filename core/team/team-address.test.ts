import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameOfTeamSecret, readTeamAddress, splitAddress } from './team-address.ts'

test.each([
  ['postgres://it@db.example.com/sales', 'team-it@db.example.com:5432/sales'],
  ['postgresql://it@DB.example.com:6432/sales', 'team-it@db.example.com:6432/sales'],
  ['postgres://it%40acme@[::1]:5433/our%20sales', 'team-it@acme@::1:5433/our sales'],
])('%s is an address', (text, name) => {
  const read = readTeamAddress(text)
  expect(read.kind === 'read' && nameOfTeamSecret(read.address)).toBe(name)
})

test.each([
  ['', 'notAnAddress'],
  ['https://it@db/sales', 'notAnAddress'],
  ['postgres://db/sales', 'noLogin'],
  ['postgres:///sales', 'noLogin'],
  ['postgres://it@db', 'noDatabase'],
  ['postgres://it@db/', 'noDatabase'],
  ['postgres://it@db/sales?sslmode=disable', 'parameters'],
  ['postgres://it@db/sales?', 'parameters'],
  ['postgres://it@db:0/sales', 'port'],
  ['postgres://it@db:70000/sales', 'port'],
  ['postgres://it@db:x/sales', 'port'],
  ['postgres://it@db/sa%les', 'notAnAddress'],
  ['postgres://it@db/sa%00les', 'notAnAddress'],
  ['postgres://it@db/sales/2', 'notAnAddress'],
  ['postgres://it@/sales', 'notAnAddress'],
  ['postgres://it@[::1/sales', 'notAnAddress'],
  ['postgres://it:secret@db/sales', 'hasPassword'],
  ['postgres://it:sec@ret@db/sales', 'hasPassword'],
  ['postgres://it:secret@db', 'hasPassword'],
  ['postgres://it@/sales?host=/var/run/postgresql', 'socket'],
  ['postgres://it@%2Fvar%2Frun%2Fpostgresql/sales', 'socket'],
  ['postgres://it@one,other/sales', 'severalServers'],
  ['postgres://it@one:5432,other:5433/sales', 'severalServers'],
  ['postgres://it@2001:db8::1/sales', 'noBrackets'],
  ['postgres://it@::1/sales', 'noBrackets'],
])('%s is none', (text, fault) => {
  expect(readTeamAddress(text)).toEqual({ kind: 'fault', fault })
})

test.each([
  ['postgres://it:s%40cret@db/sales', 'postgres://it@db/sales', 's@cret'],
  ['postgresql://it:x@db:6432/sales?sslmode=require', 'postgresql://it@db:6432/sales', 'x'],
  ['postgres://it@db/sales?sslmode=verify-full', 'postgres://it@db/sales', ''],
  ['postgres://it@db/sales?sslmode=require&channel_binding=require', 'postgres://it@db/sales', ''],
  ['postgres://it:50%@db/sales', 'postgres://it@db/sales', '50%'],
  ['postgres://it:p@ss@db/sales', 'postgres://it@db/sales', 'p@ss'],
  ['postgres://it:p@s/s?w#:x@[::1]:1/sales', 'postgres://it@[::1]:1/sales', 'p@s/s?w#:x'],
  ['postgres://it:a?sslmode=b@db/sales?sslmode=c', 'postgres://it@db/sales', 'a?sslmode=b'],
  // What would mean something is not left out without a word.
  ['postgres://it:x@db/sales?options=y', 'postgres://it@db/sales?options=y', 'x'],
  // Not all of it has been typed yet.
  ['postgres://it:p@ss', 'postgres://it:p@ss', ''],
  ['postgres://it@db/sales', 'postgres://it@db/sales', ''],
  ['postgres://it', 'postgres://it', ''],
])('%s is pasted as an address and its password', (text, address, password) => {
  expect(splitAddress(text)).toEqual({ address, password })
})

test('no text is too strange to be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      readTeamAddress(`postgres://${text}`)
      splitAddress(`postgres://${text}`)
    }),
  )
})
