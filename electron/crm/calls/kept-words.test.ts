import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { noteLength, withoutPersonalData } from './personal-data.ts'
import { withoutSecrets } from './without-secrets.ts'

test.each([
  ['Invalid screen ID.', 'Invalid screen ID.'],
  ['Unit 10210 of project 7', 'Unit 10210 of project 7'],
  ['No customer eva.nova@example.cz', 'No customer [e-mail]'],
  ['No customer eva%40example.cz here', 'No customer [e-mail] here'],
  ['<a href="mailto:eva@example.cz">Eva</a>', 'Eva'],
  ['Call +420 777 123 456', 'Call [number]'],
  ['Call (+420) 777-123-456.', 'Call [number].'],
  ['Call 777/123.456, please', 'Call [number], please'],
  ['login=x&password=tajné', 'login=x&password=[password]'],
  ['"password": "tajné heslo"', '"password": "[password] heslo"'],
  ['heslo: tajné', 'heslo: [password]'],
  ['several\n\n  lines\t', 'several lines'],
])('of %j is kept %j', (said, kept) => {
  expect(withoutPersonalData(said)).toBe(kept)
})

test('what is kept is never longer than a note', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3_000 }), (said) => {
      expect(withoutPersonalData(said).length).toBeLessThanOrEqual(noteLength)
    }),
  )
})

test('a credential is taken out of what a server says, however it is written there', () => {
  const password = 'a&b <č> "1" +/'
  const written = [
    password,
    encodeURIComponent(password),
    new URLSearchParams({ password }).toString(),
    JSON.stringify({ password }),
    'a&amp;b &lt;č&gt; &quot;1&quot; +/',
  ]
  const credential = { login: 'eva@crm', password: toSecret(password) }
  const kept = withoutSecrets(`${written.join('\n')} for eva@crm and eva%40crm`, credential)
  expect(kept.split('\n')).toEqual([
    '[password]',
    '[password]',
    'password=[password]',
    '{"password":"[password]"}',
    '[password] for [login] and [login]',
  ])
})
