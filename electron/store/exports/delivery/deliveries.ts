import { z } from 'zod'
import {
  type Delivery,
  type DeliveryChannel,
  deliveryChannelSchema,
} from '#core/exports/delivery/delivery'
import { type ReportJobId, type RunId, runIdSchema } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'

interface DeliveryKey {
  readonly runId: RunId
  readonly channel: DeliveryChannel
}

interface BegunDelivery extends DeliveryKey {
  readonly at: Timestamp
  /** `again`: a person sends once more what has failed, or of which nobody knows. */
  readonly turn: 'first' | 'again'
}

/** Writes the delivery before it leaves; the result is false where it has left already or is under way. */
export const beginDelivery = (db: WritableDb, { turn, ...begun }: BegunDelivery): boolean =>
  db
    .prepare(
      `INSERT INTO export_delivery (run_id, channel, state, at)
       VALUES (@runId, @channel, 'sending', @at)
       ON CONFLICT DO UPDATE SET state = 'sending', at = excluded.at, failure = NULL, refused = '[]'
       WHERE @isAgain = 1 AND state IN ('failed', 'unknown')`,
    )
    .run({ ...begun, isAgain: turn === 'again' ? 1 : 0 }).changes === 1

type EndedDelivery = Omit<Delivery, 'state'> &
  Pick<DeliveryKey, 'runId'> & { readonly state: Exclude<Delivery['state'], 'sending'> }

export const endDelivery = (
  db: WritableDb,
  { failure, refused, ...ended }: EndedDelivery,
): void => {
  db.prepare(
    `INSERT INTO export_delivery (run_id, channel, state, at, failure, refused)
     VALUES (@runId, @channel, @state, @at, @failure, @refused)
     ON CONFLICT DO UPDATE SET state = excluded.state, at = excluded.at,
       failure = excluded.failure, refused = excluded.refused`,
  ).run({
    ...ended,
    failure: failure && JSON.stringify(failure),
    refused: JSON.stringify(refused),
  })
}

const lostSchema = z
  .object({ run_id: runIdSchema, channel: deliveryChannelSchema })
  .transform(({ run_id, channel }): DeliveryKey => ({ runId: run_id, channel }))

/** Makes the deliveries unknown that were under way when the application ended. The result lists them. */
export const loseDeliveries = (db: WritableDb): DeliveryKey[] =>
  db
    .prepare<[]>(
      `UPDATE export_delivery SET state = 'unknown' WHERE state = 'sending'
       RETURNING run_id, channel`,
    )
    .all()
    .map((row) => lostSchema.parse(row))

const sentSchema = z
  .object({
    id: runIdSchema,
    started_at: z.int(),
    sha256: z.string().nullable(),
    cells_sha256: z.string().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    startedAt: row.started_at,
    sha256: row.sha256,
    cellsSha256: row.cells_sha256,
  }))
export type SentRun = z.infer<typeof sentSchema>

/** The contents of a run, by their hashes. */
export const readSentRun = (db: ReadableDb, runId: RunId): SentRun | null => {
  const row = db
    .prepare<[string]>('SELECT id, started_at, sha256, cells_sha256 FROM export_run WHERE id = ?')
    .get(runId)
  return row === undefined ? null : sentSchema.parse(row)
}

/** The newest earlier run whose contents its recipients have, and that has asked for the same. */
export const readSentBefore = (
  db: ReadableDb,
  key: DeliveryKey & { readonly reportId: ReportJobId },
): SentRun | null => {
  const row = db
    .prepare<[object]>(
      `SELECT id, started_at, sha256, cells_sha256 FROM export_run r
       WHERE report_id = @reportId AND removed_at IS NULL
         AND request IS (SELECT request FROM export_run WHERE id = @runId)
         AND started_at < (SELECT started_at FROM export_run WHERE id = @runId)
         AND EXISTS (SELECT 1 FROM export_delivery d WHERE d.run_id = r.id
           AND d.channel = @channel AND d.state IN ('sent', 'unchanged'))
       ORDER BY started_at DESC LIMIT 1`,
    )
    .get(key)
  return row === undefined ? null : sentSchema.parse(row)
}

interface RunsBetween extends Pick<DeliveryKey, 'channel'> {
  readonly reportId: ReportJobId
  readonly after: Timestamp
  readonly before: Timestamp
}

/** Whether a run of a time may have reached its recipients, and nobody knows whether it has. */
export const hasUnknownBetween = (db: ReadableDb, between: RunsBetween): boolean =>
  db
    .prepare<[object]>(
      `SELECT 1 FROM export_run r JOIN export_delivery d ON d.run_id = r.id
       WHERE r.report_id = @reportId AND d.channel = @channel AND d.state IN ('sending', 'unknown')
         AND r.started_at > @after AND r.started_at < @before LIMIT 1`,
    )
    .get(between) !== undefined
