import { z } from 'zod'
import { type SlotAccount, slotAccountSchema } from '#core/exports/schedule/job-progress'
import type { ReportJobId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { jsonColumn } from '../../rows/json-column.ts'

const rowSchema = z
  .object({ accounted_at: z.int(), account: jsonColumn(slotAccountSchema) })
  .transform(({ accounted_at, account }) => ({ ...account, accountedAt: accounted_at }))
export type SkippedSlots = z.infer<typeof rowSchema>

const mostListed = 500
const mostKept = 2_000

/** Lists skipped times, the newest first. */
export const listSkippedSlots = (db: ReadableDb, reportId: ReportJobId): SkippedSlots[] =>
  db
    .prepare<[string, number]>(
      `SELECT accounted_at, account FROM report_skipped
       WHERE report_id = ? ORDER BY id DESC LIMIT ?`,
    )
    .all(reportId, mostListed)
    .map((row) => rowSchema.parse(row))

/** Writes skipped times, within the caller's transaction. */
export const insertSkippedSlots = (
  db: WritableDb,
  skipped: {
    readonly reportId: ReportJobId
    readonly at: Timestamp
    readonly accounts: readonly SlotAccount[]
  },
): void => {
  const { reportId, at, accounts } = skipped
  if (accounts.length === 0) return
  const insert = db.prepare(
    'INSERT INTO report_skipped (report_id, accounted_at, account) VALUES (?, ?, ?)',
  )
  for (const account of accounts) insert.run(reportId, at, JSON.stringify(account))
  db.prepare(
    `DELETE FROM report_skipped WHERE report_id = @reportId AND id <=
       (SELECT id FROM report_skipped WHERE report_id = @reportId
        ORDER BY id DESC LIMIT 1 OFFSET @mostKept)`,
  ).run({ reportId, mostKept })
}
