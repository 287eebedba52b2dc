import { z } from 'zod'
import { areaSchema } from '#core/api/areas'
import { projectIdSchema } from '#core/ids'

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
        /** The projects that the account is to be used for; null: all that it sees. */
        projects: z.array(projectIdSchema).nullable(),
      }),
    ),
  }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
])
export type DemoCrmMessage = z.infer<typeof demoCrmMessageSchema>
export type ReadyDemo = Extract<DemoCrmMessage, { kind: 'ready' }>
