import { appendFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { defect } from '#core/defect'
import { openLog } from '../log/log.ts'
import { insertWorkspace } from '../store/accounts/workspaces.ts'
import { appendCall } from '../store/activity/activity.ts'
import type { OpenStore } from '../store/file/open.ts'
import { replaceProjects } from '../store/prices/pricelist/projects.ts'
import { readSettings, writeSettings } from '../store/settings/settings.ts'
import { insertRow } from '../store/testing/insert-row.ts'
import { sampleCall, sampleProject, sampleWorkspace } from '../store/testing/samples.ts'
import { handClock, openAny, openOrThrow, storeFolder } from '../store/testing/store-folder.ts'
import { openSupport } from './open-support.ts'

const signal = new AbortController().signal
const clock = handClock()

const startSupport = (store: Parameters<typeof openSupport>[0], profile: string) => {
  const file = join(profile, 'report.zip')
  const shown: string[] = []
  const support = openSupport(store, {
    clock,
    profile,
    author: 'jnovakova',
    newId: () => `report-${shown.push('made')}`,
    pickSaveFile: async (name) => {
      shown.push(name)
      return file
    },
    showLogFolder: () => shown.push('log folder'),
    app: {
      version: '1.2.3',
      runtime: { electron: '45.4.1', chrome: '150', node: '24.1.0' },
      platform: 'linux',
      policy: null,
      systemLocale: () => 'cs-CZ',
      openLink: async () => false,
      painted: () => undefined,
      readNotices: async () => ({ ok: true, value: [] }),
    },
  })
  const prepare = async () => {
    const prepared = await support['support.prepareReport']({}, { signal })
    if (!prepared.ok) throw new Error('no report was made')
    return prepared.value
  }
  const save = (id: string) => support['support.saveReport']({ id }, { signal })
  const unpack = (): Record<string, string> =>
    Object.fromEntries(
      Object.entries(unzipSync(readFileSync(file))).map(([name, bytes]) => [
        name,
        strFromU8(bytes),
      ]),
    )
  return { support, prepare, save, unpack, file, shown }
}

// The tables of which a report tells more than the number of their rows are filled as the application does it.
const toldOf = new Set([
  'workspace',
  'account',
  'account_choice',
  'project',
  'api_call',
  'migration',
])

const secrets = [
  'Tajné-heslo-7',
  'Jana Nováková',
  'jana.novakova@vltavan.cz',
  'crm.vltavan.cz',
  '777 123 456',
]
const planted = secrets.join(' ')

interface Column {
  readonly name: string
  readonly type: string
}

const plantInEveryTable = ({ db }: OpenStore) => {
  db.pragma('foreign_keys = OFF')
  db.pragma('ignore_check_constraints = ON')
  const triggers = db
    .prepare<[], string>(
      `SELECT 'main.' || name FROM sqlite_schema WHERE type = 'trigger'
       UNION ALL SELECT 'temp.' || name FROM sqlite_temp_schema WHERE type = 'trigger'`,
    )
    .pluck()
    .all()
  for (const trigger of triggers) db.exec(`DROP TRIGGER ${trigger}`)
  const tables = db
    .prepare<[], string>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
    )
    .pluck()
    .all()
    .filter((table) => !toldOf.has(table))
  // Whatever a generated column takes out of its text, it finds.
  const entry = {
    kind: planted,
    who: planted,
    state: { kind: planted },
    transaction: { bookedOn: '2026-01-01', amountMinor: 1, currency: 'CZK' },
  }
  for (const table of tables) {
    const columns = db
      .prepare<[string], Column>('SELECT name, type FROM pragma_table_xinfo(?) WHERE hidden = 0')
      .all(table)
    const cellOf = ({ type }: Column) => {
      if (type === 'BLOB') return Buffer.from(planted)
      return type === 'TEXT' ? JSON.stringify(entry) : 777_123_456
    }
    insertRow(db, table, Object.fromEntries(columns.map((column) => [column.name, cellOf(column)])))
  }
  return tables
}

const plantAccounts = ({ db }: OpenStore) => {
  const [account] = sampleWorkspace('w1').accounts
  if (account === undefined) throw new Error('the sample has no account')
  insertWorkspace(db, {
    ...sampleWorkspace('w1'),
    name: 'Jana Nováková',
    baseUrl: 'https://crm.vltavan.cz',
    accounts: [{ ...account, label: 'Tajné-heslo-7', login: 'jana.novakova@vltavan.cz' }],
  })
  replaceProjects(db, {
    workspaceId: sampleWorkspace('w1').id,
    fetchedAt: 1,
    projects: [
      {
        id: sampleProject,
        name: 'Vltavan',
        city: 'jana.novakova@vltavan.cz',
        freeUnits: 1,
        developerId: null,
        screenIds: [],
      },
    ],
  })
  appendCall(
    db,
    sampleCall({ workspace: 'Jana Nováková', account: 'jana.novakova@vltavan.cz', note: planted }),
  )
  appendCall(db, sampleCall({ endpoint: planted, outcome: 'refused', status: 400 }))
  appendCall(db, sampleCall({ endpoint: 'list-excel-products' }))
  for (const typed of ['list-excel-jana-novakova', 'list-excel-777123456', 'get-vltavan']) {
    appendCall(db, sampleCall({ endpoint: typed }))
  }
}

const plantInLog = (profile: string) => {
  const logs = join(profile, 'logs')
  const log = openLog({ directory: logs, clock })
  log.event('started', {
    version: '1.2.3',
    screen: planted,
    reason: `invalid input at "${planted}"`,
  })
  log.event('painted', { what: 'of vltavan' })
  log.defect('defect', defect(planted), { id: '0a1b2c3d', call: 'jana.novakova' })
  appendFileSync(
    join(logs, 'main.log'),
    `${JSON.stringify({ at: '2026-11-23T10:00:00.000Z', event: planted, customer: planted })}\n${planted}\n`,
  )
  const dumps = join(profile, 'Crashpad', 'completed')
  mkdirSync(dumps, { recursive: true })
  writeFileSync(join(dumps, '0a1b2c3d-0a1b-4c3d-8e9f-0a1b2c3d4e5f.dmp'), planted)
  writeFileSync(join(dumps, `${planted}.dmp`), planted)
}

test('secrets and names that stand everywhere are nowhere in the report, and what helps is', async () => {
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  const profile = dirname(directory)
  writeSettings(store.db, { ...readSettings(store.db), language: 'cs' })
  plantAccounts(store)
  const tables = plantInEveryTable(store)
  plantInLog(profile)
  const { prepare, save, unpack, file } = startSupport(store, profile)
  const { id, parts } = await prepare()
  expect(await save(id)).toEqual({ ok: true, value: { file } })
  const contents = unpack()
  expect(contents).toEqual(Object.fromEntries(parts.map(({ name, text }) => [name, text])))
  const all = JSON.stringify(contents).toLowerCase()
  for (const secret of [...secrets, 'novak', 'vltavan', 'heslo', '777', profile]) {
    expect(all).not.toContain(secret.toLowerCase())
  }
  expect(JSON.parse(contents['versions.json'] ?? '')).toMatchObject({ unitdesk: '1.2.3' })
  expect(JSON.parse(contents['settings.json'] ?? '')).toMatchObject({
    settings: { language: 'cs' },
    workspaces: [{ kind: 'crm', accounts: [{ areas: ['prices'] }] }],
  })
  const { rows } = JSON.parse(contents['store.json'] ?? '')
  expect(Object.keys(rows)).toEqual(expect.arrayContaining(tables))
  expect(rows).toMatchObject({ workspace: 1, api_call: 6 })
  expect(JSON.parse(contents['faults.json'] ?? '')).toMatchObject([{ id: '0a1b2c3d' }])
  const endpoints = contents['activity.csv']?.split('\n').map((line) => line.split(',')[3])
  expect(endpoints?.sort()).toEqual(
    expect.arrayContaining(['get-project', 'list-excel-products', 'list-excel-…', '…']),
  )
  expect(contents['log.txt']).toContain('"event":"started"')
  expect(contents['crashes.json']).toContain('0a1b2c3d-0a1b-4c3d-8e9f-0a1b2c3d4e5f.dmp')
  store.close()
})

test('what is saved is what was shown, readable by its person alone; an older report is not saved', async () => {
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  const profile = dirname(directory)
  const log = openLog({ directory: join(profile, 'logs'), clock })
  const { prepare, save, unpack, file, shown } = startSupport(store, profile)
  const first = await prepare()
  log.event('ended')
  const second = await prepare()
  log.event('started')
  expect(await save(first.id)).toMatchObject({ ok: false, failure: { reason: 'notFound' } })
  expect(await save(second.id)).toMatchObject({ ok: true })
  expect(unpack()['log.txt']).toContain('ended')
  expect(unpack()['log.txt']).not.toContain('started')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(shown.at(-1)).toBe('unitdesk-report-2026-05-28.zip')
  store.close()
})

test('a store that cannot be opened leaves a report that says so', async () => {
  const directory = storeFolder()
  mkdirSync(directory, { recursive: true })
  mkdirSync(join(directory, 'unitdesk.db'))
  const store = await openAny({ directory })
  const { prepare, support, shown } = startSupport(store, dirname(directory))
  const { parts } = await prepare()
  const told = parts.find(({ name }) => name === 'store.json')?.text ?? ''
  expect(JSON.parse(told)).toMatchObject({ state: 'closed', cause: 'failed', rows: {} })
  await support['support.showLogFolder']({}, { signal })
  expect(shown).toContain('log folder')
})
