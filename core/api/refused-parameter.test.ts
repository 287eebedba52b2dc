import { expect, test } from 'vitest'
import { refusedParameter } from './refused-parameter.ts'

test.each([
  ['Parameter missing: surname.', 'missing', 'surname'],
  ['Parameter missing: email or phone.', 'missing', 'email or phone'],
  ['Parameters missing.', 'missing', null],
  ['Incorrect parameter format: email.', 'malformed', 'email'],
  ['Incorrect parameter format. The request body appears to be JSON.', 'json', null],
  ['ID does not refer to a valid object: project.', 'unknownId', 'project'],
  ['ID does not refer to a valid object.', 'unknownId', null],
  ['Parameter too long, 5000 characters at the most: note.', 'tooLong', 'note'],
  ['Unexpected parameters found: partner.', 'unexpected', 'partner'],
  ['Send consents or updateconsents, not both.', 'bothConsents', null],
  ['Send email or customerid, not both.', 'bothHolders', null],
])('%j says %s of %s', (message, kind, name) => {
  expect(refusedParameter(message)).toEqual({ kind, name })
})

test('a message that nobody knows is left as it is', () => {
  expect(refusedParameter('The moon is full.')).toBeNull()
})
