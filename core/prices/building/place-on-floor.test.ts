import { expect, test } from 'vitest'
import { placeOnFloor } from './place-on-floor.ts'

test.each([
  ['A.305', 5],
  ['3-05', 5],
  ['1012', 12],
  ['12', 12],
  ['5', 5],
  ['5 b', 5],
  ['Ateliér', null],
])('the unit %s stands at the place %j of its floor', (number, place) => {
  expect(placeOnFloor(number)).toBe(place)
})
