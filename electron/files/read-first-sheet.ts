import { failed, success } from '#core/contract/failure'
import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import { fromJson } from '#core/json'
import type { PricesDependencies } from '../features/prices/dependencies.ts'
import type { Tables } from '../workers/start-tables.ts'

/** The workbook that a server has sent: what is none is the server's fault and not a person's. */
export const readFirstSheet =
  (tables: Tables): PricesDependencies['readWorkbook'] =>
  async (bytes) => {
    const read = await tables.read({ bytes, sheet: null }, new AbortController().signal)
    if (read.ok) return success(fromJson(read.value.rows))
    if (read.failure.kind !== 'invalidInput') return read
    return failed({
      kind: 'notThisServer',
      endpoint: exportEndpoint('products'),
      expected: 'workbook',
      part: null,
      received: read.failure.rule,
      again: 'afterFix',
    })
  }
