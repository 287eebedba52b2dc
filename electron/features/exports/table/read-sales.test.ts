import { expect, test } from 'vitest'
import { failed, success } from '#core/contract/failure'
import { expectValue } from '#core/contract/testing/expect-value'
import { fromJson } from '#core/json'
import type { ExportedSales } from '#core/prices/pace/exported-sales'
import { toWorkbook } from '../../../../sandbox/exports/workbook.ts'
import { recordSeenPrices } from '../../../store/prices/pricelist/price-history.ts'
import { listSeenStates } from '../../../store/prices/pricelist/seen-states.ts'
import { sampleProject, sampleWorkspace } from '../../../store/testing/samples.ts'
import { contentsOfRuns } from '../../../wiring/testing/exports/contents-of-runs.ts'
import { context, startContents } from '../../../wiring/testing/exports/start-contents.ts'
import { readSales } from './read-sales.ts'

const of = { workspaceId: sampleWorkspace().id, projectId: sampleProject }

type Period = readonly [unitId: number, from: number | null, status: number]

const historyOf = (periods: readonly Period[]) =>
  toWorkbook(
    {
      columns: [
        { id: 'unit_id', label: { cs: 'Jednotka ID', en: 'Unit ID' }, kind: 'integer' },
        { id: 'valid_from', label: { cs: 'Platné od', en: 'Valid from' }, kind: 'dateTime' },
        {
          id: 'availability_id',
          label: { cs: 'Dostupnost ID', en: 'Availability ID' },
          kind: 'integer',
        },
      ],
      rows: periods,
    },
    { format: 'xlsx', headerMode: 'default', language: 'cs' },
  )

const [spring, summer] = [Date.UTC(2026, 3, 1), Date.UTC(2026, 6, 1)]
const sold: readonly Period[] = [
  [1, spring, 0],
  [1, summer, 3],
  [2, spring, 0],
]

type Started = Awaited<ReturnType<typeof startContents>>

/** A price list with two units, of which the second is taken when it is loaded again. */
const loadList = ({ store: { db } }: Started, at: number, status: number) => {
  db.exec('UPDATE pricelist SET published = 0')
  const listed = db
    .prepare(
      `INSERT INTO pricelist (workspace_id, project_id, published, fetched_at) VALUES (?, ?, 1, ?)`,
    )
    .run(of.workspaceId, of.projectId, at)
  for (const [id, code] of [
    [1, 0],
    [2, status],
  ]) {
    db.prepare(
      `INSERT INTO unit (pricelist_id, position, id, body, gross_minor, status_code)
       VALUES (?, ?, ?, '{}', 100, ?)`,
    ).run(listed.lastInsertRowid, id, id, code)
  }
  recordSeenPrices(db, Number(listed.lastInsertRowid))
}

const startHistory = async (parameters: Readonly<Record<string, string>> = {}) => {
  const content = { parameters, name: 'project-units-history', format: 'xlsx' } as const
  const started = await startContents({ content, name: 'Historie' })
  loadList(started, spring, 0)
  return {
    ...started,
    sources: async () => {
      const read = await started.handlers['exports.readSales'](of, context)
      return fromJson(expectValue(read).sources)
    },
  }
}

test('the newest run of a history tells of sales in the project, under the name of its report', async () => {
  const { arrive, sources } = await startHistory()
  expect(await sources()).toEqual([])
  await arrive(historyOf([[1, spring, 0]]))
  expect(await sources()).toMatchObject([{ kind: 'history', sales: [] }])
  await arrive(historyOf([...sold, [9, summer, 3]]))
  expect(await sources()).toMatchObject([
    { kind: 'history', report: 'Historie', sales: [{ unitId: 1, kind: 'taken' }] },
  ])
})

test('of a report that leaves rows out nobody knows which sales are missing; one of some projects leaves out others', async () => {
  const narrowed = await startHistory({ createdfrom: '2026-05-01' })
  await narrowed.arrive(historyOf(sold))
  expect(await narrowed.sources()).toEqual([])
  const ofProjects = await startHistory({ projectids: '1,2' })
  await ofProjects.arrive(historyOf(sold))
  expect(await ofProjects.sources()).toHaveLength(1)
})

test('a run that has none of the units, or cannot be read, is no source', async () => {
  const { arrive, sources } = await startHistory()
  await arrive(historyOf([[9, summer, 3]]))
  expect(await sources()).toEqual([])
  await arrive(new TextEncoder().encode('this is no workbook'))
  expect(await sources()).toEqual([])
})

test('each price list that is loaded adds the states that have changed', async () => {
  const started = await startHistory()
  loadList(started, summer, 2)
  expect(listSeenStates(started.store.db, of)).toEqual([
    { unitId: 1, at: spring, isTaken: false },
    { unitId: 2, at: spring, isTaken: false },
    { unitId: 2, at: summer, isTaken: true },
  ])
})

const told: ExportedSales = { from: spring, to: summer, sales: [] }
const deals = { name: 'deals', format: 'xlsx', parameters: {} } as const

/** Two reports of deals and one of units, each with a run; the process answers as it is told to. */
const startReports = async () => {
  const world = await contentsOfRuns({ name: 'Older', content: deals })
  const { add, arrive, dependencies, workspaceId } = world
  arrive('older', 1)
  arrive('units', 2, add('r2', { name: 'Units' }))
  arrive('newer', 3, add('r3', { name: 'Newer', content: deals }))
  add('r4', { name: 'Without a run', content: deals })
  const read = () => readSales(dependencies, { ...of, workspaceId }, context.signal)
  return { ...world, read }
}

test('of two reports that tell the same the newer run counts, and the other one is not opened', async () => {
  const { answers, asked, read, db } = await startReports()
  answers.sales = () => success(told)
  expect(await read()).toEqual(success([{ ...told, kind: 'deals', report: 'Newer' }]))
  expect(asked.filter((kind) => kind === 'sales')).toHaveLength(1)
  // Nobody knows what these have asked for.
  db.exec('UPDATE export_run SET request = NULL')
  expect(await read()).toEqual(success([]))
})

test('where the newer one tells nothing or cannot be read, the other one counts; a reader that broke is told', async () => {
  const { answers, read } = await startReports()
  const unreadable = failed({
    kind: 'invalidInput',
    path: 'contents',
    rule: 'runNotATable',
    again: 'never',
  } as const)
  for (const nothing of [success(null), unreadable]) {
    let asked = 0
    answers.sales = () => {
      asked += 1
      return asked === 1 ? nothing : success(told)
    }
    expect(await read()).toEqual(success([{ ...told, kind: 'deals', report: 'Older' }]))
  }
  const broke = failed({ kind: 'reader', cause: 'broke', again: 'now' } as const)
  answers.sales = () => broke
  expect(await read()).toEqual(broke)
})
