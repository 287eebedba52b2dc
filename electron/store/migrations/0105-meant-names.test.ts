import { expect, test } from 'vitest'
import { reportJobIdSchema } from '#core/ids'
import { readLatestFiles } from '../exports/reports/latest-files.ts'
import { migrations } from './all.ts'
import { migrateUnsaved } from './migrate.ts'
import { insertRow, storeAt } from './testing/store-at.ts'

const sha256 = 'a'.repeat(64)

interface Older {
  readonly wanted: 'xls' | 'xlsx'
  /** Of the newest run that is done. */
  readonly asked: 'xls' | 'xlsx' | null
  readonly files: readonly string[]
}

const meantNamesAfter = ({ wanted, asked, files }: Older): string[] => {
  const db = storeAt(101)
  insertRow(db, 'workspace', {
    id: 'w1',
    name: '',
    kind: 'crm',
    base_url: 'https://crm.example',
    position: 1,
  })
  insertRow(db, 'export_contents', {
    sha256,
    format: 'xlsx',
    bytes: 3,
    stored_bytes: 3,
    is_packed: 0,
    contents: Buffer.from('abc'),
  })
  insertRow(db, 'report', {
    id: 'r1',
    workspace_id: 'w1',
    created_at: 1,
    latest_folder: '/reports',
    definition: JSON.stringify({
      wanted: { name: 'products', format: wanted, parameters: {} },
      latest: { folder: null, fileName: 'Units', format: 'asFetched' },
    }),
    latest_files: JSON.stringify(files.map((fileName) => ({ folder: '/reports', fileName }))),
  })
  insertRow(db, 'export_run', {
    id: 'run1',
    report_id: 'r1',
    slot: null,
    trigger: 'person',
    state: 'done',
    attempts: 1,
    is_postponed: 0,
    started_at: 5,
    ended_at: 6,
    sha256,
    headers: 'ids',
    asked_format: asked,
  })
  migrateUnsaved(db, migrations)
  const kept = readLatestFiles(db, reportJobIdSchema.parse('r1'))
  expect(kept.map(({ folder, fileName }) => ({ folder, fileName }))).toEqual(
    files.map((fileName) => ({ folder: '/reports', fileName })),
  )
  return kept.map(({ meantName }) => meantName)
}

test.each<[Older, string[]]>([
  [{ wanted: 'xls', asked: 'xls', files: ['Units.xlsx'] }, ['Units.xls']],
  // Since then the person asks for something else: nobody has sent another kind of file.
  [{ wanted: 'xls', asked: 'xlsx', files: ['Units.xlsx'] }, ['Units.xlsx']],
  [{ wanted: 'xls', asked: null, files: ['Units.xlsx'] }, ['Units.xlsx']],
  [
    { wanted: 'xls', asked: 'xls', files: ['Units.xls', 'Before.xlsx'] },
    ['Units.xls', 'Before.xlsx'],
  ],
  [{ wanted: 'xlsx', asked: 'xlsx', files: [] }, []],
])('of the files of %j those were meant: %j', (older, names) => {
  expect(meantNamesAfter(older)).toEqual(names)
})
