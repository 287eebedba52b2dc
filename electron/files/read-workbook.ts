import { failed, type Result, success } from '#core/contract/failure'
import { fromJson } from '#core/json'
import type { Cell } from '#core/tables/table'
import type { Tables } from '../workers/ask-tables.ts'

export interface ReadSheet {
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
}

export interface ReadWorkbook {
  /** The first sheet that is what was looked for: a cover may come before it. */
  readonly fitting: ReadSheet | null
  /** All sheets that were read. */
  readonly sheets: readonly ReadSheet[]
}

export interface WorkbookToRead {
  readonly bytes: Uint8Array
  /** The endpoint whose answer the workbook is. */
  readonly endpoint: string
  readonly isFitting: (rows: ReadSheet['rows']) => boolean
  readonly signal: AbortSignal
}

const sheetsLookedAt = 10

/** The workbook that a server has sent: what is none is the server's fault and not a person's. */
export const readWorkbookWith =
  (tables: Tables) =>
  async ({ bytes, endpoint, isFitting, signal }: WorkbookToRead): Promise<Result<ReadWorkbook>> => {
    const sheets: ReadSheet[] = []
    let names: readonly (string | null)[] = [null]
    for (let at = 0; at < Math.min(names.length, sheetsLookedAt); at += 1) {
      const read = await tables.read({ bytes, sheet: names[at] ?? null }, signal)
      if (!read.ok) return inWordsOfServer(read, endpoint)
      const sheet = { name: read.value.sheet, rows: fromJson(read.value.rows) }
      if (isFitting(sheet.rows)) return success({ fitting: sheet, sheets: [...sheets, sheet] })
      sheets.push(sheet)
      names = read.value.sheets
    }
    return success({ fitting: null, sheets })
  }

const inWordsOfServer = (
  read: Extract<Result<never>, { ok: false }>,
  endpoint: string,
): Result<never> =>
  read.failure.kind === 'invalidInput'
    ? failed({
        kind: 'notThisServer',
        endpoint,
        expected: 'workbook',
        part: null,
        received: read.failure.rule,
        again: 'afterFix',
      })
    : read
