import { z } from 'zod'
import { fileTokenSchema, reportJobIdSchema } from '#core/ids'
import { deliveryRulesSchema } from '../delivery/delivery.ts'
import { scheduleSchema } from '../schedule/schedule.ts'
import { pivotSchema } from '../table/pivot.ts'

/** Figures of the newest run of a report, as they stand on the dashboard. */
export const tileSchema = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  reportId: reportJobIdSchema,
  title: z.string().trim().min(1).max(120),
  pivot: pivotSchema,
  chart: z.enum(['bar', 'line']),
  look: z.enum(['chart', 'table']),
  width: z.enum(['half', 'full']),
})
export type Tile = z.infer<typeof tileSchema>

/** More than that is no page. */
export const mostTiles = 24

export const tilesSchema = z
  .array(tileSchema)
  .max(mostTiles)
  .refine((tiles) => new Set(tiles.map(({ id }) => id)).size === tiles.length)

/** When the dashboard is sent, and which ways it takes. */
export const sendingSchema = z.strictObject({
  schedule: scheduleSchema,
  recipients: deliveryRulesSchema.shape.recipients,
  toWebhook: z.boolean(),
  toSftp: z.boolean(),
  toFolder: z.boolean(),
})
export type DashboardSending = z.infer<typeof sendingSchema>

export const sendingWaySchema = z.enum(['folder', 'email', 'webhook', 'sftp'])
export type SendingWay = z.infer<typeof sendingWaySchema>

export const waysOf = (
  sending: Pick<DashboardSending, 'recipients' | 'toWebhook' | 'toSftp' | 'toFolder'>,
): readonly SendingWay[] => {
  const isChosen: Readonly<Record<SendingWay, boolean>> = {
    folder: sending.toFolder,
    email: sending.recipients.length > 0,
    webhook: sending.toWebhook,
    sftp: sending.toSftp,
  }
  return sendingWaySchema.options.filter((way) => isChosen[way])
}

/** A sending with the answer of `exports.pickFolder`; null keeps the folder that it has. */
export const sendingInputSchema = sendingSchema
  .extend({ folder: fileTokenSchema.nullable() })
  .refine((sending) => waysOf(sending).length > 0)
export type SendingInput = z.infer<typeof sendingInputSchema>
