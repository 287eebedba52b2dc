import { type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import type { SearchHit } from '../../../workers/reports/reports-message.ts'
import { askOfRuns } from '../runs/ask-of-runs.ts'
import type { ContentsDependencies } from './contents-dependencies.ts'
import { tableKey } from './open-contents.ts'

// More hits than anybody looks through.
const mostHits = 1_000
const mostOfARun = 100

type FoundInRuns = OutputOf<'exports.searchRuns'>

/** Searches the runs, the newest first; contents that several runs share are searched once. */
export const searchRuns = async (
  dependencies: ContentsDependencies,
  { reportId, text }: ParsedInputOf<'exports.searchRuns'>,
  signal: AbortSignal,
): Promise<Result<FoundInRuns>> => {
  const hits: FoundInRuns['hits'] = []
  const known = new Map<string, readonly SearchHit[] | null>()
  let isCutShort = false
  let runs = 0
  for (const run of dependencies.store.listRunContents(reportId)) {
    const table = tableKey(run)
    let found = known.get(table)
    if (found === undefined) {
      const input = { table, text, most: mostOfARun }
      const searched = await askOfRuns(dependencies, { kind: 'search', input, runs: [run] }, signal)
      // A run whose contents cannot be read hides nothing in the others; any other failure is reported.
      if (!searched.ok && searched.failure.kind !== 'invalidInput') return searched
      found = searched.ok ? searched.value.hits : null
      isCutShort ||= searched.ok && searched.value.isCutShort
      known.set(table, found)
    }
    if (found === null) continue
    runs += 1
    const left = mostHits - hits.length
    for (const hit of found.slice(0, left)) hits.push({ runId: run.runId, at: run.at, ...hit })
    if (found.length > left) return success({ hits, runs, isCutShort: true })
  }
  return success({ hits, runs, isCutShort })
}
