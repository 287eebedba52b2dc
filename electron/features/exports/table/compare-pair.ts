import { failed, type Result, success } from '#core/contract/failure'
import type { ComparisonSummary } from '#core/exports/compare/comparison-summary'
import type { RunId } from '#core/ids'
import { suggestedFileName } from '#core/tables/suggested-file-name'
import { wallText } from '#core/wall-time'
import type { CompareRequest } from '../../../workers/reports/reports-message.ts'
import { askOfRuns, exportNameOf, findRun, type OpenedRun } from '../runs/ask-of-runs.ts'
import type { ContentsDependencies } from './contents-dependencies.ts'

interface ComparedInput {
  readonly before: RunId
  readonly after: RunId
  readonly key: readonly string[] | null
}

export interface FoundPair {
  readonly runs: readonly [OpenedRun, OpenedRun]
  readonly compared: CompareRequest
}

export const findPair = (
  dependencies: ContentsDependencies,
  { before, after, key }: ComparedInput,
): Result<FoundPair> => {
  const [one, other] = [findRun(dependencies, before), findRun(dependencies, after)]
  if (!one.ok) return one
  if (!other.ok) return other
  const exportName = exportNameOf(other.value)
  // Units and deals have nothing in common that could have changed.
  if (exportNameOf(one.value) !== exportName) {
    return failed({ kind: 'invalidInput', path: 'before', rule: 'runsUnlike', again: 'never' })
  }
  return success({
    runs: [one.value, other.value],
    compared: {
      before: one.value.table,
      after: other.value.table,
      key,
      exportName,
    },
  })
}

export interface Comparison {
  readonly counts: ComparisonSummary
  readonly workbook: Uint8Array
}

interface ComparisonFile {
  readonly fileName: string
  readonly make: () => Promise<Result<Comparison>>
}

/** Names the workbook of what has changed between two runs; `make` compares them, once for figures and workbook. */
export const comparisonFile = (
  dependencies: ContentsDependencies,
  { runs, compared }: FoundPair,
  signal: AbortSignal,
): ComparisonFile => {
  const [before, after] = runs.map(({ at }) => wallText(at, dependencies.timeZone))
  const report = runs[1].report.definition.name
  const title = { report, before: before ?? '', after: after ?? '' }
  const input = { ...compared, title, language: dependencies.language() }
  // Those of one day lie in one folder.
  const [from, to] = [title.before, title.after].map((at) => at.replace(':', '.'))
  const name = `${report} ${from} – ${to}`
  return {
    fileName: suggestedFileName(name, 'xlsx'),
    make: () => askOfRuns(dependencies, { kind: 'comparisonWorkbook', input, runs }, signal),
  }
}

/** Compares two runs, in figures and as a workbook. */
export const compareRuns = async (
  dependencies: ContentsDependencies,
  of: { readonly before: RunId; readonly after: RunId },
  signal: AbortSignal,
): Promise<Result<Comparison & { readonly fileName: string }>> => {
  const pair = findPair(dependencies, { ...of, key: null })
  if (!pair.ok) return pair
  const { fileName, make } = comparisonFile(dependencies, pair.value, signal)
  const made = await make()
  return made.ok ? success({ fileName, ...made.value }) : made
}
