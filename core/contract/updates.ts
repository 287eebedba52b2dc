import { z } from 'zod'
import { updateChannels, updateTroubles } from '#core/updates/feed'
import { read, write } from './define.ts'

const updateStateSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('notHere'),
    /** Who brings new versions, or what keeps Unitdesk from it. */
    because: z.enum(['company', 'packages', 'place', 'build']),
  }),
  z.object({ kind: z.literal('notAsked') }),
  z.object({ kind: z.literal('asking') }),
  z.object({ kind: z.literal('current') }),
  /** There is a newer version, and the turn of this computer has not come. */
  z.object({ kind: z.literal('later'), version: z.string() }),
  z.object({ kind: z.literal('downloading'), version: z.string(), percent: z.int() }),
  z.object({
    kind: z.literal('ready'),
    version: z.string(),
    /** Why it was not installed when the application ended last. */
    notInstalled: z.enum(updateTroubles).nullable(),
  }),
  z.object({ kind: z.literal('failed'), trouble: z.enum(updateTroubles) }),
])
export type UpdateState = z.infer<typeof updateStateSchema>

const updatesSchema = z.object({
  channel: z.enum(updateChannels),
  /** The company has chosen it. */
  isChannelFixed: z.boolean(),
  /** When a server was asked last; null where none ever was. */
  askedAt: z.int().nullable(),
  state: updateStateSchema,
})
export type ShownUpdates = z.infer<typeof updatesSchema>

export const updatesCalls = {
  'updates.readUpdates': read({
    input: z.strictObject({}),
    output: updatesSchema,
    reads: ['updates'],
  }),
  /** Asks the server now; the state tells how it goes. */
  'updates.askNow': write({ input: z.strictObject({}), output: z.null() }),
  'updates.chooseChannel': write({
    input: z.strictObject({ channel: z.enum(updateChannels) }),
    output: z.null(),
  }),
}
