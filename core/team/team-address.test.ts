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
  ['postgres://db/sales', 'notAnAddress'],
  ['postgres://it@db', 'notAnAddress'],
  ['postgres://it@db/sales?sslmode=disable', 'notAnAddress'],
  ['postgres://it@db:0/sales', 'notAnAddress'],
  ['postgres://it@db:70000/sales', 'notAnAddress'],
  ['postgres://it@db/sa%les', 'notAnAddress'],
  ['postgres://it@db/sa%00les', 'notAnAddress'],
  ['postgres://it:secret@db/sales', 'hasPassword'],
])('%s is none', (text, fault) => {
  expect(readTeamAddress(text)).toEqual({ kind: 'fault', fault })
})

test.each([
  ['postgres://it:s%40cret@db/sales', 'postgres://it@db/sales', 's@cret'],
  ['postgresql://it:x@db:6432/sales?sslmode=require', 'postgresql://it@db:6432/sales', 'x'],
  ['postgres://it@db/sales?sslmode=verify-full', 'postgres://it@db/sales', ''],
  ['postgres://it:50%@db/sales', 'postgres://it@db/sales', '50%'],
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
