import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areas } from '#core/api/areas'
import { projectIdSchema } from '#core/ids'
import { usualTimeZone } from '#core/wall-time'
import { parseSettingsFile, writeSettingsFile } from './settings-file.ts'

const name = fc
  .string({ minLength: 1, maxLength: 40 })
  .filter((text) => text === text.trim() && text !== '')

const project = fc.integer({ min: 1 }).map((id) => projectIdSchema.parse(id))

const workspace = fc.record({
  name,
  baseUrl: fc.constantFrom(
    'https://crm.example.com',
    'http://127.0.0.1:8010',
    'https://a.cz/tenant',
  ),
  timeZone: fc.constantFrom('Europe/Prague', 'Europe/London'),
  // A login is kept once, whatever its letters' case.
  accounts: fc.uniqueArray(
    fc.record({
      label: name,
      login: name,
      areas: fc.subarray([...areas], { minLength: 1 }),
      projects: fc.option(fc.array(project, { minLength: 1, maxLength: 3 })),
    }),
    { minLength: 1, maxLength: 4, selector: ({ login }) => login.toLowerCase() },
  ),
  choices: fc.array(
    fc.record({
      area: fc.constantFrom(...areas),
      projectId: fc.option(project),
      account: fc.constant(0),
    }),
    { maxLength: 3 },
  ),
  siteAddress: fc.constantFrom(null, {
    url: 'https://www.example.cz/leads.csv?form=1',
    timeZone: 'Europe/Prague',
  }),
})

test('settings that were written are read back as they were', () => {
  fc.assert(
    fc.property(fc.array(workspace, { maxLength: 5 }), (workspaces) => {
      expect(parseSettingsFile(writeSettingsFile(workspaces))).toEqual({ ok: true, workspaces })
    }),
  )
})

const one = {
  name: 'Vltavan',
  baseUrl: 'https://crm.example.com',
  timeZone: 'Europe/London',
  accounts: [{ label: 'Web', login: 'eva', areas: ['prices' as const], projects: null }],
  choices: [{ area: 'prices' as const, projectId: null, account: 0 }],
  siteAddress: { url: 'https://www.example.cz/leads.csv', timeZone: 'Europe/Prague' },
}

test('nothing that a workspace carries besides gets into the file', () => {
  const withMore = {
    ...one,
    id: 'w1',
    accounts: [{ ...one.accounts[0], password: 'tajné' }],
    siteAddress: { ...one.siteAddress, headerPlace: 'keychain', header: 'tajné' },
  }
  const text = writeSettingsFile([withMore as typeof one])
  expect(text).not.toMatch(/tajné|password|header|w1/)
})

const file = { kind: 'unitdesk-workspaces', version: 3, workspaces: [one] }

test.each([
  ['with a mark that some editors put in front', `\uFEFF${JSON.stringify(file)}`],
  [
    'with the address of an endpoint',
    JSON.stringify(file).replace('.com', '.com/ws/v10/get-project'),
  ],
])('a file %s is read', (_what, text) => {
  expect(parseSettingsFile(text)).toEqual({ ok: true, workspaces: [one] })
})

test('a file from before accounts had projects and choices is read', () => {
  const account = { label: 'Web', login: 'eva', areas: ['prices'] }
  const old = { name: one.name, baseUrl: one.baseUrl, accounts: [account] }
  expect(parseSettingsFile(JSON.stringify({ ...file, version: 1, workspaces: [old] }))).toEqual({
    ok: true,
    workspaces: [{ ...one, timeZone: usualTimeZone, choices: [], siteAddress: null }],
  })
})

test.each([
  ['no JSON', '{', 'settingsFile'],
  ['another JSON', '{"a":1}', 'settingsFile'],
  ['nothing', '', 'settingsFile'],
  ['a list', '[]', 'settingsFile'],
  ['a later version', { ...file, version: 4, more: true }, 'newerVersion'],
  ['a version of another program', { ...file, kind: 'else', version: 2 }, 'settingsFile'],
  [
    'a password',
    { ...file, workspaces: [{ ...one, accounts: [{ ...one.accounts[0], password: 'x' }] }] },
    'settingsFile',
  ],
  [
    'an address without encryption',
    { ...file, workspaces: [one, { ...one, baseUrl: 'http://crm.example.com' }] },
    'settingsFile',
  ],
  [
    'an address with a password',
    { ...file, workspaces: [{ ...one, baseUrl: 'https://a:b@crm.example.com' }] },
    'settingsFile',
  ],
  [
    'an unknown area',
    { ...file, workspaces: [{ ...one, accounts: [{ ...one.accounts[0], areas: ['all'] }] }] },
    'settingsFile',
  ],
  [
    'a choice of an account that is not in it',
    {
      ...file,
      workspaces: [{ ...one, choices: [{ area: 'media', projectId: null, account: 1 }] }],
    },
    'settingsFile',
  ],
  [
    'an address of a web site with a secret in it',
    {
      ...file,
      workspaces: [{ ...one, siteAddress: { ...one.siteAddress, url: 'https://a.cz/?token=x' } }],
    },
    'settingsFile',
  ],
  [
    'a header for a web site',
    { ...file, workspaces: [{ ...one, siteAddress: { ...one.siteAddress, header: 'x' } }] },
    'settingsFile',
  ],
  ['a nameless workspace', { ...file, workspaces: [{ ...one, name: ' ' }] }, 'settingsFile'],
  [
    'too many workspaces',
    { ...file, workspaces: Array.from({ length: 101 }, () => one) },
    'settingsFile',
  ],
])('a file with %s is refused whole', (_what, content, fault) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  expect(parseSettingsFile(text)).toEqual({ ok: false, fault })
})
