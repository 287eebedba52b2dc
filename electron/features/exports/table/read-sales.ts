import { type Result, success } from '#core/contract/failure'
import type { ProjectKey } from '#core/ids'
import { type ExportWithSales, exportsWithSales, hasSales } from '#core/prices/pace/exported-sales'
import type { SalesSource } from '#core/prices/pace/sales-source'
import { isWholeReport } from '../reports/is-whole-report.ts'
import { askOfRuns, findRun, type OpenedRun } from '../runs/ask-of-runs.ts'
import type { ContentsDependencies } from './contents-dependencies.ts'

/** Of a report that leaves rows out, nobody knows which sales are missing. */
const allowed: ReadonlySet<string> = new Set(['projectids'])

interface RunWithSales {
  readonly run: OpenedRun
  readonly name: ExportWithSales
}

/** What the newest run of each kind of export tells of sales in a project. */
export const readSales = async (
  dependencies: ContentsDependencies,
  of: ProjectKey,
  signal: AbortSignal,
): Promise<Result<readonly SalesSource[]>> => {
  const unitIds = dependencies.store.listUnitIds(of)
  const sources = new Map<ExportWithSales, SalesSource>()
  for (const { run, name } of runsWithSales(dependencies, of)) {
    if (sources.has(name)) continue
    const { timeZone } = dependencies
    const input = { name, unitIds, timeZone, table: run.table, at: run.at }
    const asked = await askOfRuns(dependencies, { kind: 'sales', input, runs: [run] }, signal)
    // A run whose contents cannot be read tells of no sales; any other failure is reported.
    if (!asked.ok && asked.failure.kind !== 'invalidInput') return asked
    if (!asked.ok || asked.value === null) continue
    const report = run.report.definition.name
    sources.set(name, { ...asked.value, report, kind: exportsWithSales[name] })
  }
  return success([...sources.values()])
}

/** The newest run of each report, the newest of all first: a report of other projects has none of this one's units. */
const runsWithSales = (
  dependencies: ContentsDependencies,
  { workspaceId }: ProjectKey,
): readonly RunWithSales[] =>
  dependencies.store
    .listReports(workspaceId)
    .flatMap(({ id }): RunWithSales[] => {
      const [newest] = dependencies.store.listRunContents(id)
      const run = newest && findRun(dependencies, newest.runId)
      if (!run?.ok) return []
      const { asked } = run.value
      if (asked === null || !hasSales(asked.name) || !isWholeReport(asked, allowed)) return []
      return [{ run: run.value, name: asked.name }]
    })
    .toSorted((one, other) => other.run.at - one.run.at)
