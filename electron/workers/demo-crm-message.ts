import { z } from 'zod'
import { areaSchema } from '#core/api/areas'

/** What the demo's process tells main when the CRM in a box answers, or why it does not. */
export const demoCrmMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ready'),
    baseUrl: z.string(),
    accounts: z.array(
      z.object({
        label: z.string(),
        login: z.string(),
        password: z.string(),
        areas: z.array(areaSchema),
      }),
    ),
  }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
])
export type DemoCrmMessage = z.infer<typeof demoCrmMessageSchema>
export type ReadyDemo = Extract<DemoCrmMessage, { kind: 'ready' }>
