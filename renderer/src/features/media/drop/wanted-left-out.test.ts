import { expect, test } from 'vitest'
import { wantedLeftOut } from './wanted-left-out.ts'

const litter = { path: 'Thumbs.db', reason: 'litter' } as const
const damaged = { path: 'plans.zip', reason: 'damaged' } as const

test('what an operating system leaves behind is missed by nobody', () => {
  expect(wantedLeftOut({ leftOut: [litter], count: 1 })).toBe(null)
  expect(wantedLeftOut({ leftOut: [litter, damaged], count: 5 })).toEqual({
    leftOut: [damaged],
    count: 4,
  })
})
