import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { noteLength, structureOf, withoutPersonalData } from './personal-data.ts'
import { withoutSecrets } from './without-secrets.ts'

test.each([
  ['Invalid screen ID.', 'Invalid screen ID.'],
  ['Unit 10210 of project 7', 'Unit 10210 of project 7'],
  ['No customer eva.nova@example.cz', 'No customer [e-mail]'],
  ['No customer eva%40example.cz here', 'No customer [e-mail] here'],
  ['<a href="mailto:eva@example.cz">Eva</a>', 'Eva'],
  ['<style>@media screen { h1 { color: red } }</style><h1>Not found</h1>', 'Not found'],
  ['<h1>Not found</h1><SCRIPT type="a">if (a<b) show("<p>")</SCRIPT >Later.', 'Not found Later.'],
  ['<h1>Not found</h1><style>body { font-family: Tahoma', 'Not found'],
  [`<title>404</title><style>${'p { margin: 0 } '.repeat(100)}</style>Not found`, '404 Not found'],
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

const unitsOf = (value: string): string =>
  [...Array(value.length).keys()]
    .map((at) => `\\u${value.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('')
const codesOf = (value: string): number[] => [...value].map((sign) => sign.codePointAt(0) ?? 0)
const writings: Readonly<Record<string, (value: string) => string>> = {
  plain: (value) => value,
  JSON: (value) => JSON.stringify(value),
  'JSON in JSON': (value) => JSON.stringify(JSON.stringify(value)),
  'JSON of ASCII alone': unitsOf,
  'in percent signs': (value) => encodeURIComponent(value),
  'in percent signs twice': (value) => encodeURIComponent(encodeURIComponent(value)),
  form: (value) => new URLSearchParams({ value }).toString(),
  entities: (value) =>
    value.replace(
      /[&<>"']/g,
      (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }[sign]};`,
    ),
  'numbered entities': (value) =>
    codesOf(value)
      .map((code) => `&#${code};`)
      .join(''),
  'hexadecimal entities': (value) =>
    codesOf(value)
      .map((code) => `&#x0${code.toString(16)};`)
      .join(''),
  'in other white space': (value) => value.replace(/\s/g, '\n   '),
  'in capitals': (value) => value.replace(/[a-z]/g, (sign) => sign.toUpperCase()),
  base64: (value) => Buffer.from(value).toString('base64'),
  'base64 of more': (value) => Buffer.from(`eva@crm:${value}`).toString('base64url'),
}

// Of a sign or two that a server might say anyway, nobody could tell where they come from.
const passwords = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(...'ž&<>"\'\\ %+/=-.*{}[]()^$|0aB'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
    minLength: 8,
    maxLength: 30,
  })
  .filter((value) => value.trim() === value && !/^[\s\\]*$/.test(value))

test.each(Object.entries(writings))(
  'a password that a server quotes %s is not kept',
  (_way, write) => {
    fc.assert(
      fc.property(passwords, fc.integer({ min: 0, max: 400 }), (password, at) => {
        const said = `${'.'.repeat(at)} ${write(password)} .`
        const kept = withoutSecrets(said, { login: 'eva@crm', password: toSecret(password) })
        expect(kept).toContain('[password]')
        expect(kept).not.toContain(write(password))
      }),
    )
  },
)

test.each([
  ['', 'nothing'],
  ['Eva Nová', 'text'],
  ['[{"name":"Eva"}]', 'a JSON list'],
  ['{"name":"Eva"}', 'a JSON object'],
  ['<!DOCTYPE html><title>Eva</title>', 'HTML'],
  [
    '<?xml version="1.0"?><leads><lead name="Eva"><note>Nová</note></lead>',
    'XML: leads, lead, note',
  ],
])('of %j the structure alone is %j', (said, structure) => {
  expect(structureOf(said)).toBe(structure)
})
