import type { exportContentsCalls } from '#core/contract/export-contents'
import { notFound, type Result, success } from '#core/contract/failure'
import { measureSchema } from '#core/exports/runs/measure-run'
import { pivotSchema } from '#core/exports/table/pivot'
import type { RunId } from '#core/ids'
import { toJson } from '#core/json'
import { suggestedFileName } from '#core/tables/suggested-file-name'
import type { Handlers, HandlersOf } from '../../../ipc/handlers.ts'
import type { WorkInputOf, WorkKind } from '../../../workers/reports/reports-message.ts'
import { readJsonInput } from '../read-json-input.ts'
import { askOfRuns, exportNameOf, findRun } from '../runs/ask-of-runs.ts'
import { comparisonFile, type FoundPair, findPair } from './compare-pair.ts'
import type { ContentsDependencies } from './contents-dependencies.ts'
import { openContents } from './open-contents.ts'
import { readSales } from './read-sales.ts'
import { readTrend } from './read-trend.ts'
import { searchRuns } from './search-runs.ts'
import { copyRun, openRunOutside, saveBytes, saveRunAs } from './take-run-out.ts'

type ContentsHandlers = Pick<Handlers, keyof typeof exportContentsCalls>
export const exportContentsHandlers = (dependencies: ContentsDependencies): ContentsHandlers => ({
  ...rowsHandlers(dependencies),
  ...comparisonHandlers(dependencies),
  ...pivotHandlers(dependencies),
  ...outHandlers(dependencies),
})

const then = <T, U>(result: Result<T>, next: (value: T) => U): Result<U> =>
  result.ok ? success(next(result.value)) : result

const rowsHandlers = (
  dependencies: ContentsDependencies,
): HandlersOf<'exports', 'openRun' | 'readRunRows' | 'searchRuns' | 'readTrend' | 'readSales'> => ({
  'exports.openRun': async ({ runId }, { signal }) => {
    const run = findRun(dependencies, runId)
    if (!run.ok) return run
    const sheets = await openContents(dependencies, run.value, signal)
    return then(sheets, (opened) => ({ sheets: toJson(opened) }))
  },
  'exports.readRunRows': async ({ runId, sheet, chunk }, { signal }) => {
    const run = findRun(dependencies, runId)
    if (!run.ok) return run
    // The rows of a run that was read may have made place for others meanwhile.
    const opened = await openContents(dependencies, run.value, signal)
    if (!opened.ok) return opened
    const rows = await dependencies.store.readRows({ ...run.value, sheet, chunk })
    return rows === null ? notFound('never') : success({ rows })
  },
  'exports.searchRuns': (input, { signal }) => searchRuns(dependencies, input, signal),
  'exports.readSales': async (of, { signal }) =>
    then(await readSales(dependencies, of, signal), (sources) => ({ sources: toJson(sources) })),
  'exports.readTrend': async ({ reportId, ...input }, { signal }) => {
    const measure = readJsonInput(input.measure, { schema: measureSchema, path: 'measure' })
    if (!measure.ok) return measure
    const trend = await readTrend(dependencies, { reportId, measure: measure.value }, signal)
    return then(trend, (found) => ({ trend: toJson(found) }))
  },
})

const comparisonHandlers = (
  dependencies: ContentsDependencies,
): HandlersOf<'exports', 'compareRuns' | 'readComparedRows' | 'saveComparison'> => {
  const ask = <K extends WorkKind>(
    kind: K,
    { runs }: FoundPair,
    [input, signal]: readonly [WorkInputOf<K>, AbortSignal],
  ) => askOfRuns(dependencies, { kind, input, runs }, signal)
  return {
    'exports.compareRuns': async (input, { signal }) => {
      const pair = findPair(dependencies, input)
      if (!pair.ok) return pair
      const compared = await ask('compare', pair.value, [pair.value.compared, signal])
      return then(compared, (summary) => ({ compared: toJson(summary) }))
    },
    'exports.readComparedRows': async ({ kinds, from, count, ...asked }, { signal }) => {
      const pair = findPair(dependencies, asked)
      if (!pair.ok) return pair
      const input = { ...pair.value.compared, kinds, from, count }
      return ask('comparedRows', pair.value, [input, signal])
    },
    'exports.saveComparison': async (input, { signal }) => {
      const pair = findPair(dependencies, input)
      if (!pair.ok) return pair
      const { fileName, make } = comparisonFile(dependencies, pair.value, signal)
      return saveBytes(dependencies, fileName, async () =>
        then(await make(), ({ workbook }) => workbook),
      )
    },
  }
}

const pivotHandlers = (
  dependencies: ContentsDependencies,
): HandlersOf<'exports', 'pivotRun' | 'listReadyPivots' | 'savePivot'> => {
  const find = ({ runId, pivot: text }: { readonly runId: RunId; readonly pivot: string }) => {
    const run = findRun(dependencies, runId)
    if (!run.ok) return run
    const pivot = readJsonInput(text, { schema: pivotSchema, path: 'pivot' })
    return then(pivot, (read) => ({ run: run.value, pivot: read }))
  }
  return {
    'exports.pivotRun': async (asked, { signal }) => {
      const found = find(asked)
      if (!found.ok) return found
      const { run, pivot } = found.value
      const input = { table: run.table, pivot }
      const result = await askOfRuns(dependencies, { kind: 'pivot', input, runs: [run] }, signal)
      return then(result, (told) => ({ result: toJson(told) }))
    },
    'exports.listReadyPivots': async ({ runId }, { signal }) => {
      const run = findRun(dependencies, runId)
      if (!run.ok) return run
      const input = { table: run.value.table, exportName: exportNameOf(run.value) }
      const asked = { kind: 'readyPivots', input, runs: [run.value] } as const
      const pivots = await askOfRuns(dependencies, asked, signal)
      return then(pivots, (told) => ({ pivots: toJson(told) }))
    },
    'exports.savePivot': async ({ title, ...asked }, { signal }) => {
      const found = find(asked)
      if (!found.ok) return found
      const { run, pivot } = found.value
      const input = { table: run.table, pivot, title, language: dependencies.language() }
      return saveBytes(dependencies, suggestedFileName(title, 'xlsx'), () =>
        askOfRuns(dependencies, { kind: 'pivotWorkbook', input, runs: [run] }, signal),
      )
    },
  }
}

const outHandlers = (
  dependencies: ContentsDependencies,
): HandlersOf<
  'exports',
  'openRunInExcel' | 'showRunInFolder' | 'copyRunPath' | 'saveRunAs' | 'startRunDrag'
> => {
  const { files } = dependencies
  return {
    'exports.openRunInExcel': ({ runId }, { signal }) =>
      openRunOutside(dependencies, runId, signal),
    'exports.showRunInFolder': async ({ runId }, { signal }) => {
      const path = await copyRun(dependencies, { runId, format: 'asFetched' }, signal)
      return then(path, (copy) => {
        files.show(copy)
        return null
      })
    },
    'exports.copyRunPath': async ({ runId }, { signal }) => {
      const path = await copyRun(dependencies, { runId, format: 'asFetched' }, signal)
      return then(path, (copy) => ({ path: copy }))
    },
    'exports.saveRunAs': (input, { signal }) => saveRunAs(dependencies, input, signal),
    'exports.startRunDrag': async (input, { signal }) => {
      const path = await copyRun(dependencies, input, signal)
      if (!path.ok) return path
      await files.drag(path.value)
      return success(null)
    },
  }
}
