import { expect, test } from 'vitest'
import { hasEndpointGone } from './has-endpoint-gone.ts'

const refused = { kind: 'refused', message: '', about: null, again: 'never' } as const

test.each([404, 405, 410, 501])('status %i says that prices are no longer taken', (status) => {
  expect(hasEndpointGone({ ...refused, endpoint: 'update-units', status })).toBe(true)
})

test('a pricelist that is not found is another matter', () => {
  expect(hasEndpointGone({ ...refused, endpoint: 'get-project', status: 404 })).toBe(false)
})

test('a login that is not accepted is another matter', () => {
  expect(hasEndpointGone({ ...refused, endpoint: 'update-units', status: 401 })).toBe(false)
})

test('an answer that nobody knows says that the endpoint has changed', () => {
  const failure = {
    kind: 'notThisServer',
    expected: 'priceUpdate',
    part: null,
    received: 'html',
  } as const
  expect(hasEndpointGone({ ...failure, endpoint: 'update-units', again: 'never' })).toBe(true)
})
