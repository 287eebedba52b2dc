import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ConsoleCall } from './console-call.ts'
import { consoleEndpoints, effectOf } from './console-endpoint.ts'
import { consoleFault } from './console-fault.ts'
import { curlText, requestText } from './request-text.ts'

const call: ConsoleCall = {
  endpoint: 'create-lead',
  parameters: [
    { name: 'name', text: 'Jan "Honza"' },
    { name: 'note', text: "it's & so on" },
  ],
  accept: 'json',
}
const shown = { call, baseUrl: 'https://crm.example/app', fileName: null }

test('the request is shown as it leaves, with its secrets masked', () => {
  expect(requestText(shown)).toBe(
    [
      'POST /app/ws/v10/create-lead HTTP/1.1',
      'Host: crm.example',
      'Content-Type: application/x-www-form-urlencoded',
      'Accept: application/json',
      '',
      'name=Jan+%22Honza%22&note=it%27s+%26+so+on&login=••••••&password=••••••',
    ].join('\n'),
  )
})

test('texts are written as forms write them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const lone = { ...call, parameters: [{ name: 'note', text }] }
      const line = requestText({ ...shown, call: lone })
        .split('\n')
        .at(-1)
      expect(line).toBe(`${new URLSearchParams({ note: text })}&login=••••••&password=••••••`)
    }),
  )
})

test('curl has placeholders for the secrets, and quotes what a shell would read otherwise', () => {
  expect(curlText(shown)).toBe(
    [
      `curl 'https://crm.example/app/ws/v10/create-lead'`,
      `--header 'Accept: application/json'`,
      `--data-urlencode 'name=Jan "Honza"'`,
      `--data-urlencode 'note=it'\\''s & so on'`,
      `--data-urlencode "login=$CRM_LOGIN"`,
      `--data-urlencode "password=$CRM_PASSWORD"`,
    ].join(' \\\n  '),
  )
})

test('with a file it is multipart, and no text is taken for a file', () => {
  const upload = { ...shown, fileName: 'plan.png' }
  expect(requestText(upload)).toContain('multipart/form-data')
  expect(curlText(upload)).toContain(`--form-string 'name=Jan "Honza"'`)
  expect(curlText(upload)).toContain(`--form 'file=@plan.png'`)
})

test('only endpoints that are known to read go without asking', () => {
  expect(effectOf('list-projects')).toBe('reads')
  expect(effectOf('list-excel-deals')).toBe('reads')
  expect(effectOf('update-units')).toBe('replaces')
  expect(effectOf('revoke-customer-consent')).toBe('creates')
  expect(effectOf('delete-everything')).toBe('creates')
  const reading = consoleEndpoints.filter(({ effect }) => effect === 'reads')
  expect(reading.filter(({ name }) => !/^(?:list|get)-/.test(name))).toEqual([])
})

test.each([
  ['integer', '12', null],
  ['integer', '1.5', 'integer'],
  ['date', '2026-11-20', null],
  ['date', '20.11.2026', 'date'],
  ['json', '{"units":[]}', null],
  ['json', '{', 'json'],
  ['text', 'x', null],
] as const)('a parameter of the kind %s with %j: %j', (kind, text, fault) => {
  expect(consoleFault({ name: 'x', kind, isRequired: true, values: [] }, text)).toBe(fault)
  expect(consoleFault({ name: 'x', kind, isRequired: true, values: [] }, '')).toBe('empty')
  expect(consoleFault({ name: 'x', kind, isRequired: false, values: [] }, '')).toBeNull()
})
