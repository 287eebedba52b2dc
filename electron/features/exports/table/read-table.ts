import { notFound, type Result, success } from '#core/contract/failure'
import { chunksOf } from '#core/exports/runs/chunk-rows'
import type { ReportRow, ReportTable } from '#core/exports/table/report-table'
import { fromJson } from '#core/json'
import type { ContentsKey } from '../../../store/exports/table/parsed-contents.ts'
import type { ContentsDependencies } from './contents-dependencies.ts'
import { openContents } from './open-contents.ts'

type Dependencies = Pick<ContentsDependencies, 'store' | 'reports' | 'inTurn'>

/** The first sheet of contents as it was read, for what is fed from it: the library has no part in that. */
export const readTable = async (
  dependencies: Dependencies,
  key: ContentsKey,
  signal: AbortSignal,
): Promise<Result<ReportTable>> => {
  const sheets = await openContents(dependencies, key, signal)
  if (!sheets.ok) return sheets
  const { rows: count = 0, columns = [] } = sheets.value[0] ?? {}
  const rows: ReportRow[] = []
  for (const chunk of chunksOf(count).keys()) {
    const text = await dependencies.store.readRows({ ...key, sheet: 0, chunk })
    if (text === null) return notFound('never')
    for (const row of fromJson(text)) rows.push(row)
  }
  return success({ columns, rows })
}
