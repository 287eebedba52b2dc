import { expect, test } from 'vitest'
import type { Failure } from '#core/contract/failure'
import { uploadAdvice } from './upload-advice.ts'

const refused = (status: number, message: string): Failure => ({
  kind: 'refused',
  endpoint: 'set-unit-plan',
  status,
  message,
  about: null,
  again: 'afterFix',
})

test.each([
  ['Unit does not have a gallery.', 'noGallery'],
  ['ID does not refer to a valid object.', 'noObject'],
  ['Invalid screen ID.', 'noScreen'],
  ['File must be a PNG or JPEG image.', 'noImage'],
  ['Parameters missing.', 'noFile'],
])('%s', (message, advice) => {
  expect(uploadAdvice(refused(400, message))).toBe(advice)
})

test('a refused account may lack the right to write', () => {
  expect(uploadAdvice(refused(401, ''))).toBe('noRight')
})

test('an account that has to accept the terms lacks no right', () => {
  expect(uploadAdvice(refused(403, 'Accept the terms.'))).toBe(null)
})

test('what the server says otherwise is shown as it says it', () => {
  expect(uploadAdvice(refused(400, 'Something else.'))).toBe(null)
  expect(uploadAdvice({ kind: 'cancelled', again: 'now' })).toBe(null)
})
