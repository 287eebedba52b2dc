import { z } from 'zod'
import { type ApiCall, apiCallSchema, type NewApiCall } from '#core/contract/activity'
import type { ReadableDb, WritableDb } from '../file/handle.ts'

export const callsKept = 20_000
const noteLength = 300
// Removing one row with every new one would double the writes.
const pruneEvery = 200

const rowSchema = z
  .object({
    id: z.int(),
    at: z.int(),
    workspace: z.string(),
    account: z.string(),
    endpoint: z.string(),
    status: z.int().nullable(),
    duration_ms: z.int(),
    bytes_sent: z.int(),
    bytes_received: z.int(),
    attempt: z.int(),
    outcome: apiCallSchema.shape.outcome,
    note: z.string().nullable(),
  })
  .transform(
    ({ duration_ms, bytes_sent, bytes_received, ...row }): ApiCall => ({
      ...row,
      durationMs: duration_ms,
      bytesSent: bytes_sent,
      bytesReceived: bytes_received,
    }),
  )

export const appendCall = (db: WritableDb, call: NewApiCall): number => {
  const id = Number(
    db
      .prepare(
        `INSERT INTO api_call (at, workspace, account, endpoint, status, duration_ms, bytes_sent,
           bytes_received, attempt, outcome, note)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        call.at,
        call.workspace,
        call.account,
        call.endpoint,
        call.status,
        call.durationMs,
        call.bytesSent,
        call.bytesReceived,
        call.attempt,
        call.outcome,
        call.note?.slice(0, noteLength) ?? null,
      ).lastInsertRowid,
  )
  if (id % pruneEvery === 0) {
    db.prepare('DELETE FROM api_call WHERE id <= ?').run(id - callsKept)
  }
  return id
}

interface Filter {
  readonly outcome: 'all' | 'problems'
  readonly search: string
  readonly before: number | null
  readonly limit: number
}

// Two texts instead of one with a parameter, so that SQLite uses its index of the problems.
const conditions = { all: 'TRUE', problems: `outcome <> 'ok'` } as const

const found = `(@search = '' OR instr(lower(endpoint || ' ' || account || ' ' || workspace || ' '
  || coalesce(status, '') || ' ' || outcome || ' ' || coalesce(note, '')), @search) > 0)`

/** Lists calls, the newest first, with the number of all rows that match. */
export const listCalls = (db: ReadableDb, filter: Filter): { calls: ApiCall[]; total: number } => {
  const matching = `${conditions[filter.outcome]} AND ${found}`
  const search = filter.search.trim().toLowerCase()
  const before = filter.before ?? Number.MAX_SAFE_INTEGER
  const rows = db
    .prepare<[{ search: string; before: number; limit: number }]>(
      `SELECT * FROM api_call WHERE id < @before AND ${matching} ORDER BY id DESC LIMIT @limit`,
    )
    .all({ search, before, limit: filter.limit })
  const total = db
    .prepare<[{ search: string }], number>(`SELECT count(*) FROM api_call WHERE ${matching}`)
    .pluck()
    .get({ search })
  return { calls: rows.map((row) => rowSchema.parse(row)), total: total ?? 0 }
}

export const clearCalls = (db: WritableDb): number =>
  db.prepare('DELETE FROM api_call').run().changes
