import { expect, test } from 'vitest'
import { outcomeOfCreating } from './outcome-of-creating.ts'

test.each([
  ['the server has said so', { hasLeft: true, status: 201 }, true, 'done'],
  ['nothing had left', { hasLeft: false, status: null }, false, 'refused'],
  ['the server refused it', { hasLeft: true, status: 400 }, false, 'refused'],
  ['the server asked to wait', { hasLeft: true, status: 429 }, false, 'refused'],
  ['nobody answered', { hasLeft: true, status: null }, false, 'unknown'],
  ['a gateway had waited long enough', { hasLeft: true, status: 408 }, false, 'unknown'],
  ['the server failed', { hasLeft: true, status: 500 }, false, 'unknown'],
  ['whoever stands before the server gives up', { hasLeft: true, status: 503 }, false, 'unknown'],
  ['the answer was a page', { hasLeft: true, status: 200 }, false, 'unknown'],
  ['somebody pointed elsewhere', { hasLeft: true, status: 302 }, false, 'unknown'],
] as const)('when %s, that is what became of it', (_name, progress, hasWorked, outcome) => {
  expect(outcomeOfCreating(progress, hasWorked)).toBe(outcome)
})
