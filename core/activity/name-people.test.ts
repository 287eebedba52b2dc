import { expect, test } from 'vitest'
import type { SeenPrice } from '#core/contract/prices'
import type { Act } from './act.ts'
import { namePeople } from './name-people.ts'

const seen = (at: number, minor: number): SeenPrice => ({
  at,
  pair: { netMinor: minor, grossMinor: minor * 2 },
  statusCode: null,
  origin: 'elsewhere',
  person: null,
})

const act = (at: number, minor: number, person: string): Act => ({
  id: 1,
  at,
  person,
  desk: '',
  workspace: '',
  crm: '',
  kind: 'price',
  outcome: 'confirmed',
  projectId: 1,
  unitId: 1,
  unit: 'A.1',
  subject: '',
  before: null,
  after: { netMinor: minor, grossMinor: minor * 2 },
  source: '',
  hash: '',
})

const named = (prices: SeenPrice[], acts: Act[]) =>
  namePeople(prices, acts).map(({ person }) => person)

test('each price is named after the one who sent just that price', () => {
  const prices = [seen(10, 1), seen(20, 2), seen(30, 3)]
  const acts = [act(21, 2, 'Jana'), act(29, 3, 'Petr')]
  expect(named(prices, acts)).toEqual([null, 'Jana', 'Petr'])
})

test('a price that came back has the name of whom it came back by', () => {
  const prices = [seen(10, 1), seen(20, 2), seen(30, 1)]
  const acts = [act(11, 1, 'Jana'), act(21, 2, 'Petr'), act(31, 1, 'Eva')]
  expect(named(prices, acts)).toEqual(['Jana', 'Petr', 'Eva'])
})

test('whoever sent another price, or sent it too late, is not named', () => {
  expect(named([seen(10, 1), seen(20, 2)], [act(15, 3, 'Jana'), act(25, 1, 'Petr')])).toEqual([
    null,
    null,
  ])
})
