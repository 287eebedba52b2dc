import { z } from 'zod'
import { deliveryRulesSchema } from '../delivery/delivery.ts'

export const alarmKindSchema = z.enum(['reports', 'leads', 'accounts'])
export type AlarmKind = z.infer<typeof alarmKindSchema>

export const alarmWaySchema = z.enum(['email', 'webhook'])
export type AlarmWay = z.infer<typeof alarmWaySchema>

/** Who is told when something fails, and of what. */
export const alarmSettingsSchema = z.strictObject({
  recipients: deliveryRulesSchema.shape.recipients,
  toWebhook: z.boolean(),
  kinds: z.array(alarmKindSchema).max(alarmKindSchema.options.length).readonly(),
})
export type AlarmSettings = z.infer<typeof alarmSettingsSchema>

/** Settings that tell somebody of something. */
export const chosenAlarmSettingsSchema = alarmSettingsSchema
  .refine((settings) => alarmWaysOf(settings).length > 0)
  .refine(({ kinds }) => kinds.length > 0)

export const alarmWaysOf = ({
  recipients,
  toWebhook,
}: Pick<AlarmSettings, 'recipients' | 'toWebhook'>): readonly AlarmWay[] => {
  const isChosen: Readonly<Record<AlarmWay, boolean>> = {
    email: recipients.length > 0,
    webhook: toWebhook,
  }
  return alarmWaySchema.options.filter((way) => isChosen[way])
}
