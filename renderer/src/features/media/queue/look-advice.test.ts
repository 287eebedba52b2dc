import { expect, test } from 'vitest'
import { sampleFile } from '../testing/sample-file.ts'
import { lookAdvice } from './look-advice.ts'

const files = [
  sampleFile({ states: [{ kind: 'unknown', at: 1_000 }] }),
  sampleFile({ id: 'f2', states: [{ kind: 'unknown', at: 5_000 }, { kind: 'waiting' }] }),
]

test('soon after a picture was lost nobody can say that it has not arrived: a person is told when to come back', () => {
  for (const lookedAt of [null, 20_000]) {
    expect(lookAdvice({ files, lookedAt, now: 34_999 })).toEqual({ kind: 'comeBack', at: 35_000 })
  }
})

test('a look that came in time and has not decided leaves it to the person', () => {
  expect(lookAdvice({ files, lookedAt: 35_000, now: 36_000 })).toEqual({ kind: 'undecided' })
  expect(lookAdvice({ files, lookedAt: 34_999, now: 36_000 })).toBeNull()
})

test('where nothing is lost there is nothing to say', () => {
  expect(lookAdvice({ files: [sampleFile()], lookedAt: 1, now: 2 })).toBeNull()
})
