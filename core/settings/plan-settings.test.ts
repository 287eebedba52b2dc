import { expect, test } from 'vitest'
import type { BackupDefinition } from '../exports/backup/backup-definition.ts'
import { planSettings, type SettingsChange, type SettingsPlan } from './plan-settings.ts'
import type { SavedWorkspace, SettingsContent } from './settings-content.ts'
import {
  noLimits,
  nothingSetUp,
  sampleReport,
  sampleSettings,
  sampleWorkspace,
} from './testing/sample-settings.ts'

const withWorkspaces = (...changes: Partial<SavedWorkspace>[]): SettingsContent => ({
  ...sampleSettings,
  workspaces: changes.map((change) => ({ ...sampleWorkspace, ...change })),
})

const changesIn = ({ workspaces, exports }: SettingsPlan): ReadonlySet<SettingsChange> =>
  new Set([...workspaces.flatMap(({ parts }) => parts), ...exports].map(({ change }) => change))

const partsOf = (here: SettingsContent, file: SettingsContent) =>
  planSettings(here, file, noLimits).workspaces.flatMap(({ parts }) => parts)

test('where nothing is set up everything is new, and a second time nothing is', () => {
  const first = planSettings(nothingSetUp, sampleSettings, noLimits)
  expect(changesIn(first)).toEqual(new Set(['new']))
  expect(first.workspaces[0]).toMatchObject({ here: null })
  const second = planSettings(sampleSettings, sampleSettings, noLimits)
  expect(changesIn(second)).toEqual(new Set(['same']))
  expect(second.workspaces[0]).toMatchObject({ here: 0 })
})

test('a workspace is known by its address and its name together', () => {
  const here = withWorkspaces({ name: 'Podviní' }, {})
  const places = planSettings(
    here,
    withWorkspaces({ baseUrl: 'https://other.example.com' }, {}, { name: 'New' }),
    noLimits,
  ).workspaces.map((workspace) => workspace.here)
  expect(places).toEqual([null, 1, null])
})

test('the second report of a name goes with the second of that name', () => {
  const named = { ...sampleReport, retention: null }
  const here = withWorkspaces({ reports: [sampleReport, named] })
  const file = withWorkspaces({ reports: [sampleReport, { ...named, alerts: [] }, sampleReport] })
  expect(partsOf(here, file).filter(({ part }) => part === 'report')).toMatchObject([
    { here: 0, change: 'same' },
    { here: 1, change: 'replaced' },
    { here: null, change: 'new' },
  ])
})

test('accounts are known by their logins: those that are here stay, and reports go with theirs', () => {
  const here = withWorkspaces({
    accounts: [
      { label: 'Others', login: 'REPORTS', areas: ['exports'], projects: null },
      { label: 'Mine', login: 'mine', areas: ['leads'], projects: null },
    ],
    choices: [],
    reports: [],
    leadSettings: null,
  })
  const parts = partsOf(here, sampleSettings)
  expect(parts.filter(({ part }) => part === 'account')).toMatchObject([
    { value: { login: 'eva' }, change: 'new' },
    { value: { login: 'reports' }, change: 'kept' },
  ])
  expect(parts.find(({ part }) => part === 'report')).toMatchObject({ value: { account: 0 } })
  expect(parts.find(({ part }) => part === 'leadSettings')).toMatchObject({
    value: { leftOut: [0] },
  })
})

test('the file that a report writes here stays the one that it writes', () => {
  const latest = { fileName: 'Here', format: 'xlsx' as const }
  const here = withWorkspaces({ reports: [{ ...sampleReport, latest }] })
  const [report] = partsOf(here, sampleSettings).filter(({ part }) => part === 'report')
  expect(report).toMatchObject({ change: 'same', value: { latest } })
})

test('no file shortens the time for which leads and runs are kept here', () => {
  const [sample] = sampleSettings.workspaces
  if (!sample?.leadSettings) throw new Error('the sample has settings of leads')
  const retention = { archiveDays: 3_650, contactDays: 90 }
  const here = withWorkspaces({
    leadSettings: { ...sample.leadSettings, retention },
    reports: [{ ...sampleReport, retention: null }],
  })
  const file = withWorkspaces({
    leadSettings: { ...sample.leadSettings, retention: { archiveDays: 30, contactDays: 1 } },
    reports: [{ ...sampleReport, retention: { maxCount: 1, maxAgeMs: 1 } }],
  })
  const parts = partsOf(here, file)
  expect(parts.find(({ part }) => part === 'leadSettings')?.value).toMatchObject({ retention })
  expect(parts.find(({ part }) => part === 'report')?.value).toMatchObject({ retention: null })
})

test('no file decides where reports leave to or which runs are removed, where that is set already', () => {
  const here: SettingsContent = {
    ...sampleSettings,
    exports: {
      ...sampleSettings.exports,
      mail: null,
      alarms: { recipients: [], toWebhook: true, kinds: ['leads'] },
      digest: { isOn: false, time: '08:00' },
    },
  }
  expect(planSettings(here, sampleSettings, noLimits).exports).toEqual([
    { part: 'mail', change: 'new' },
    { part: 'retention', change: 'same' },
    { part: 'digest', change: 'kept' },
    { part: 'alarms', change: 'kept' },
  ])
})

test('a file brings nothing that the company has switched off', () => {
  const limits = { allowsServer: () => false, allowsPayments: false }
  expect(planSettings(nothingSetUp, sampleSettings, limits).workspaces).toMatchObject([
    { isForbidden: true, isBackupLeft: false, parts: [] },
  ])
  const parts = planSettings(sampleSettings, sampleSettings, limits).workspaces[0]?.parts ?? []
  expect(parts.filter(({ change }) => change === 'forbidden').map(({ part }) => part)).toEqual([
    'paymentSettings',
    'statementMapping',
  ])
})

test('a backup of the file that nobody here has is left for a person', () => {
  const backup: BackupDefinition = {
    schedule: { kind: 'daily', times: ['02:00'], zone: 'Europe/Prague' },
    tables: ['projects'],
    withFiles: false,
    keeping: { days: 7, weeks: 0, months: 0 },
  }
  const file = withWorkspaces({ backup })
  const areLeft = (here: SettingsContent, limits = noLimits) =>
    planSettings(here, file, limits).workspaces.map(({ isBackupLeft }) => isBackupLeft)
  expect(areLeft(nothingSetUp)).toEqual([true])
  expect(areLeft(sampleSettings)).toEqual([true])
  expect(areLeft(file)).toEqual([false])
  expect(areLeft(nothingSetUp, { ...noLimits, allowsServer: () => false })).toEqual([false])
  expect(planSettings(nothingSetUp, sampleSettings, noLimits).workspaces).toMatchObject([
    { isBackupLeft: false },
  ])
})
