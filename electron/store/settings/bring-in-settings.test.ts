import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areas } from '#core/api/areas'
import { newProgress } from '#core/exports/schedule/job-progress'
import { projectIdSchema, reportJobIdSchema } from '#core/ids'
import { planSettings } from '#core/settings/plan-settings'
import type { SettingsContent } from '#core/settings/settings-content'
import { parseSettingsFile, writeSettingsFile } from '#core/settings/settings-file'
import {
  noLimits,
  nothingSetUp,
  sampleReport,
  sampleSettings,
  sampleWorkspace,
} from '#core/settings/testing/sample-settings'
import { insertWorkspace } from '../accounts/workspaces.ts'
import { saveReport } from '../exports/runs/run-steps.ts'
import type { WritableDb } from '../file/handle.ts'
import { personsByTable } from '../leads/privacy/persons-by-table.ts'
import { writePayerRules } from '../payments/ledger/payment-settings.ts'
import { insertRow } from '../testing/insert-row.ts'
import { newStore } from '../testing/new-store.ts'
import { sampleWorkspace as storedSample } from '../testing/samples.ts'
import { bringInSettings } from './bring-in-settings.ts'
import { listOwnReports, listOwnWorkspaces, readSettingsContent } from './settings-content.ts'

const at = 1_780_000_000_000

const bringer = (db: WritableDb) => {
  let ids = 0
  return (content: SettingsContent) =>
    bringInSettings(db, { content, limits: noLimits, at, newId: () => `id${++ids}` })
}

const exported = (db: WritableDb): string => writeSettingsFile(readSettingsContent(db))

const contentOf = (text: string): SettingsContent => {
  const read = parseSettingsFile(text)
  if (!read.ok) throw new Error(read.fault)
  return read.content
}

const name = fc
  .string({ minLength: 1, maxLength: 20 })
  .filter((text) => text === text.trim() && text !== '')
const project = fc.integer({ min: 1, max: 9 }).map((id) => projectIdSchema.parse(id))

const workspaces = fc.uniqueArray(
  fc.record({
    name,
    accounts: fc.uniqueArray(
      fc.record({
        label: name,
        login: name,
        areas: fc.subarray([...areas]),
        projects: fc.option(fc.array(project, { maxLength: 3 })),
      }),
      { minLength: 1, maxLength: 3, selector: ({ login }) => login.trim().toLowerCase() },
    ),
    choices: fc.uniqueArray(
      fc.record({
        area: fc.constantFrom(...areas),
        projectId: fc.option(project),
        account: fc.constant(0),
      }),
      { maxLength: 3, selector: ({ area, projectId }) => `${area} ${projectId}` },
    ),
    reports: fc.array(
      fc.record({
        name: fc.constantFrom('Units', 'Deals'),
        account: fc.constantFrom(null, 0),
        rules: fc.constantFrom(null, sampleReport.rules),
        latest: fc.constantFrom(null, sampleReport.latest),
        delivery: fc.constantFrom(null, sampleReport.delivery),
      }),
      { maxLength: 4 },
    ),
    backup: fc.constant(null),
    sendLimitMinor: fc.option(fc.integer({ min: 1 })),
    leadSettings: fc.constantFrom(null, { ...sampleWorkspace.leadSettings, leftOut: [0] }),
    views: fc.uniqueArray(fc.record({ name, state: fc.string() }), {
      maxLength: 3,
      selector: (view) => view.name,
    }),
  }),
  { maxLength: 3, selector: (workspace) => workspace.name },
)

test('an export that is imported where nothing is set up is exported as the same file', () => {
  fc.assert(
    fc.property(workspaces, (made) => {
      const content: SettingsContent = contentOf(
        JSON.stringify({
          ...JSON.parse(writeSettingsFile(sampleSettings)),
          workspaces: made.map(({ views, reports, ...workspace }) => ({
            ...sampleWorkspace,
            ...workspace,
            reports: reports.map((report) => ({ ...sampleReport, ...report })),
            projects: sampleWorkspace.projects.map((each) => ({ ...each, views })),
          })),
        }),
      )
      const first = newStore()
      bringer(first)(content)
      const text = exported(first)
      const second = newStore()
      bringer(second)(contentOf(text))
      expect(exported(second)).toBe(text)
    }),
    { numRuns: 15 },
  )
})

test('all that the sample has comes in as it is, and a second time nothing is doubled', () => {
  const db = newStore()
  const bringIn = bringer(db)
  const file = contentOf(writeSettingsFile(sampleSettings))
  bringIn(file)
  expect(readSettingsContent(db)).toEqual(sampleSettings)
  bringIn(file)
  expect(readSettingsContent(db)).toEqual(sampleSettings)
})

test('what is imported over a report keeps its runs, its folder and its place in its schedule', () => {
  const db = newStore()
  const bringIn = bringer(db)
  bringIn(sampleSettings)
  const [workspace] = listOwnWorkspaces(db)
  const [before] = workspace ? listOwnReports(db, workspace.id) : []
  if (before === undefined) throw new Error('nothing was brought in')
  const progress = { ...newProgress(at - 5), failuresInARow: 2 }
  saveReport(
    db,
    { ...before, latestFolder: '/reports', progress },
    { reportId: before.id, at, progress, accounts: [] },
  )
  const changed = { ...sampleReport, alerts: [] }
  bringIn({ ...sampleSettings, workspaces: [{ ...sampleWorkspace, reports: [changed] }] })
  expect(listOwnReports(db, before.workspaceId)[0]).toEqual({
    ...before,
    definition: { ...before.definition, alerts: [] },
    latestFolder: '/reports',
    progress,
  })
  expect(listOwnReports(db, before.workspaceId)).toHaveLength(2)
})

test('a schedule that waits for a person waits for one wherever it is brought in, and goes on where it does already', () => {
  const paused = (by: 'person' | 'failures' | 'runner') => {
    const db = newStore()
    bringer(db)(sampleSettings)
    const [workspace] = listOwnWorkspaces(db)
    for (const report of workspace ? listOwnReports(db, workspace.id) : []) {
      if (report.progress === null) continue
      const progress = { ...report.progress, paused: { since: at, by } }
      saveReport(db, report, { reportId: report.id, at, progress, accounts: [] })
    }
    return contentOf(writeSettingsFile(readSettingsContent(db)))
  }
  const pausesIn = (db: ReturnType<typeof newStore>) =>
    listOwnWorkspaces(db).flatMap(({ id }) =>
      listOwnReports(db, id).flatMap(({ progress }) => (progress ? [progress.paused] : [])),
    )
  for (const [by, comesIn] of [
    ['person', { since: at, by: 'person' }],
    ['failures', { since: at, by: 'person' }],
    ['runner', null],
  ] as const) {
    const db = newStore()
    bringer(db)(paused(by))
    expect([by, pausesIn(db)]).toEqual([by, [comesIn]])
  }
  const running = newStore()
  bringer(running)(sampleSettings)
  bringer(running)(paused('person'))
  expect(pausesIn(running)).toEqual([null])
  const byHand = newStore()
  const bringIn = bringer(byHand)
  const reports = sampleWorkspace.reports.map((report) => ({ ...report, rules: null }))
  bringIn({ ...sampleSettings, workspaces: [{ ...sampleWorkspace, reports }] })
  bringIn(paused('person'))
  expect(pausesIn(byHand)).toEqual([{ since: at, by: 'person' }])
})

test('what cannot be written leaves everything as it was', () => {
  const db = newStore()
  bringer(db)({ ...sampleSettings, workspaces: [] })
  const before = exported(db)
  db.exec(`CREATE TRIGGER full BEFORE INSERT ON price_view BEGIN SELECT raise(ABORT, 'full'); END`)
  expect(() => bringer(db)(sampleSettings)).toThrow('full')
  expect(exported(db)).toBe(before)
})

const needle = 'Nina-Z4pomenuta'

/** What a table asks of its JSON is in it. */
const planted = JSON.stringify({
  kind: needle,
  state: { kind: needle },
  transaction: { bookedOn: needle, amountMinor: 7, currency: needle },
})

/** The columns that a settings file is made of, and those that hold a state; of all other tables it has nothing. */
const exportedColumns: Readonly<Record<string, readonly string[]>> = {
  workspace: ['id', 'name', 'kind', 'base_url', 'time_zone'],
  account: ['id', 'workspace_id', 'label', 'login', 'areas', 'projects', 'password_place'],
  account_choice: ['workspace_id', 'area', 'account_id'],
  report: ['id', 'workspace_id', 'definition', 'progress'],
  lead_archive: ['workspace_id', 'settings'],
  sent_mapping: ['mapping'],
  payment_settings: ['workspace_id', 'settings'],
  statement_mapping: ['workspace_id', 'mapping'],
  send_limit: ['workspace_id'],
  price_rules: ['workspace_id', 'rules'],
  media_project: ['workspace_id', 'settings'],
  price_view: ['id', 'workspace_id', 'name', 'state'],
  preference: ['name', 'value'],
}

interface Column {
  readonly name: string
  readonly type: string
}

/** Writes the needle into every text of the table that no settings file is made of. */
const plantIn = (db: WritableDb, table: string): void => {
  const columns = db
    .prepare<[string], Column>('SELECT name, type FROM pragma_table_info(?)')
    .all(table)
  const known = exportedColumns[table]
  const texts = columns.filter(
    ({ name: column, type }) => type === 'TEXT' && known?.includes(column) !== true,
  )
  if (known === undefined) {
    const cellOf = ({ type }: Column) => {
      if (type === 'BLOB') return new TextEncoder().encode(needle)
      return type === 'TEXT' ? planted : 7
    }
    db.exec(`DELETE FROM ${table}`)
    insertRow(db, table, Object.fromEntries(columns.map((each) => [each.name, cellOf(each)])))
    return
  }
  for (const { name: column } of texts) {
    db.prepare(`UPDATE ${table} SET ${column} = ?`).run(JSON.stringify([needle]))
  }
}

test('names, prices and secrets that lie anywhere in the store are in no file', () => {
  const db = newStore()
  insertWorkspace(db, { ...storedSample('demo'), kind: 'demo', name: needle })
  bringer(db)(sampleSettings)
  const [workspace] = listOwnWorkspaces(db)
  if (workspace === undefined) throw new Error('nothing was brought in')
  writePayerRules(db, { workspaceId: workspace.id, rules: [{ account: needle, dealId: 7 }] })
  const [report] = listOwnReports(db, workspace.id)
  if (report === undefined) throw new Error('nothing was brought in')
  saveReport(
    db,
    {
      ...report,
      id: reportJobIdSchema.parse('backup'),
      createdAt: at + 99,
      definition: { ...report.definition, name: needle, isOfBackup: true },
    },
    null,
  )
  for (const secret of ['exportWebhook', 'exportBackups', 'place']) {
    insertRow(db, 'preference', {
      name: secret,
      value: JSON.stringify(`https://h.example/${needle}`),
    })
  }
  db.pragma('foreign_keys = OFF')
  db.pragma('ignore_check_constraints = ON')
  // A row with any ID: the audit itself takes none but the next one.
  db.exec('DROP TRIGGER audit_follows')
  const tables = Object.keys(personsByTable).filter((table) => table !== 'migration')
  for (const table of tables) plantIn(db, table)
  const text = exported(db)
  expect(text).not.toContain(needle)
  expect(contentOf(text)).toEqual(sampleSettings)
  // What is planted can be found.
  db.prepare('UPDATE price_view SET state = ?').run(needle)
  expect(exported(db)).toContain(needle)
})

test('a look at a file changes nothing, and says what an import does', () => {
  const db = newStore()
  const plan = planSettings(readSettingsContent(db), sampleSettings, noLimits)
  expect(readSettingsContent(db)).toEqual(nothingSetUp)
  expect(bringer(db)(sampleSettings)).toEqual(plan)
})
