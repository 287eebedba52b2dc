import { expect, test } from 'vitest'
import { mayPass, shownKind } from './team-fault.ts'

test.each([
  ['unreachable', 'ECONNREFUSED'],
  ['timedOut', null],
  ['stillConnected', null],
  ['tooManyConnections', '53300'],
  ['other', 'UD002'],
  ['other', '25006'],
  ['other', '40001'],
  ['other', '53100'],
  ['other', '58030'],
] as const)('what fails with %s (%s) may work a little later', (kind, code) => {
  expect(mayPass({ kind, code })).toBe(true)
  expect(shownKind({ kind, code })).toBe(kind === 'other' ? 'unreachable' : kind)
})

test.each([
  ['refused', '28P01'],
  ['noRights', 'UD001'],
  ['noTeam', '3F000'],
  ['tooManyDesks', 'UD007'],
  ['other', '54000'],
  ['other', 'answer'],
  ['other', null],
] as const)('somebody has to act on %s (%s) first', (kind, code) => {
  expect(mayPass({ kind, code })).toBe(false)
  expect(shownKind({ kind, code })).toBe(kind)
})
