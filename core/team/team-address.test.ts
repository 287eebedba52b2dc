import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameOfTeamSecret, readTeamAddress } from './team-address.ts'

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

test('no text is too strange to be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      readTeamAddress(`postgres://${text}`)
    }),
  )
})
