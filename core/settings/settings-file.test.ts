import { expect, test } from 'vitest'
import { parseSettingsFile, writeSettingsFile } from './settings-file.ts'
import {
  nothingSetUp,
  sampleLeadMapping,
  sampleReport,
  sampleSettings,
  sampleWorkspace,
} from './testing/sample-settings.ts'

const withWorkspace = (change: object) => ({
  ...JSON.parse(writeSettingsFile(sampleSettings)),
  workspaces: [{ ...sampleWorkspace, ...change }],
})

test('settings that were written are read back as they were', () => {
  for (const content of [sampleSettings, nothingSetUp]) {
    expect(parseSettingsFile(writeSettingsFile(content))).toEqual({ ok: true, content })
  }
})

test.each([
  ['with a mark that some editors put in front', `\uFEFF${writeSettingsFile(sampleSettings)}`],
  [
    'with the address of an endpoint',
    writeSettingsFile(sampleSettings).replace(
      'crm.example.com',
      'crm.example.com/ws/v10/get-project',
    ),
  ],
])('a file %s is read', (_what, text) => {
  expect(parseSettingsFile(text)).toEqual({ ok: true, content: sampleSettings })
})

const file = withWorkspace({})
const [account] = sampleWorkspace.accounts
const oldFile = { kind: 'unitdesk-workspaces', version: 3, workspaces: [] }

test.each([
  ['no JSON', '{', 'settingsFile'],
  ['half of its text', writeSettingsFile(sampleSettings).slice(0, 900), 'settingsFile'],
  ['another JSON', '{"a":1}', 'settingsFile'],
  ['nothing', '', 'settingsFile'],
  ['a list', '[]', 'settingsFile'],
  ['a later version', { ...file, version: 5, more: true }, 'newerVersion'],
  ['an earlier version', oldFile, 'olderVersion'],
  ['a version of another program', { ...file, kind: 'else', version: 2 }, 'settingsFile'],
  ['a password', withWorkspace({ accounts: [{ ...account, password: 'x' }] }), 'settingsFile'],
  ['a part that nobody knows', { ...file, header: 'Bearer x' }, 'settingsFile'],
  [
    'an address without encryption',
    withWorkspace({ baseUrl: 'http://crm.example.com' }),
    'settingsFile',
  ],
  [
    'an address with a password',
    withWorkspace({ baseUrl: 'https://a:b@crm.example.com' }),
    'settingsFile',
  ],
  [
    'an unknown area',
    withWorkspace({ accounts: [{ ...account, areas: ['all'] }] }),
    'settingsFile',
  ],
  ['a login twice', withWorkspace({ accounts: [account, account] }), 'settingsFile'],
  [
    'a choice of an account that is not in it',
    withWorkspace({ choices: [{ area: 'media', projectId: null, account: 2 }] }),
    'settingsFile',
  ],
  [
    'a report of an account that is not in it',
    withWorkspace({ reports: [{ ...sampleReport, account: 2 }] }),
    'settingsFile',
  ],
  [
    'a report with a folder',
    withWorkspace({
      reports: [{ ...sampleReport, latest: { ...sampleReport.latest, folder: '/home/eva' } }],
    }),
    'settingsFile',
  ],
  ['a nameless workspace', withWorkspace({ name: ' ' }), 'settingsFile'],
])('a file with %s is refused whole', (_what, content, fault) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  expect(parseSettingsFile(text)).toEqual({ ok: false, fault })
})

test.each(['jana@example.cz', 'Karel 602 123 456', '2000145399/0800'])(
  'a table without titles is remembered by its first row: with %s in it, it stays on its computer',
  (title) => {
    const [mapping] = sampleWorkspace.statementMappings
    if (mapping === undefined) throw new Error('the sample has a mapping')
    const titles = [title, 'Datum']
    const text = writeSettingsFile({
      ...sampleSettings,
      workspaces: [
        {
          ...sampleWorkspace,
          leadMappings: [{ ...sampleLeadMapping, titles }],
          statementMappings: [{ ...mapping, titles }, mapping],
        },
      ],
    })
    expect(text).not.toContain(title)
    expect(text).toContain('"Datum"')
  },
)

test('a fixed text that lets somebody in stays on its computer with the settings that it is part of', () => {
  const { paymentSettings } = sampleWorkspace
  if (paymentSettings === null) throw new Error('the sample has settings of payments')
  const textWith = (parameter: string, text: string): string => {
    const parameters = [{ parameter, value: { kind: 'fixed' as const, text } }]
    const mapping = { ...paymentSettings.mapping, parameters }
    const workspace = { ...sampleWorkspace, paymentSettings: { ...paymentSettings, mapping } }
    return writeSettingsFile({ ...sampleSettings, workspaces: [workspace] })
  }
  expect(textWith('token', 's3cr3t')).not.toContain('s3cr3t')
  expect(textWith('source', 'bank')).toContain('bank')
})
