import { z } from 'zod'

/** Why the keychain gives no key. */
const cause = z.enum(['unavailable', 'locked', 'timedOut', 'missing'])

/** How contacts are stored on this computer. */
export const sealingStateSchema = z.discriminatedUnion('kind', [
  /** Contacts are sealed and readable, or there are none. */
  z.strictObject({ kind: z.literal('sealed') }),
  /** There is a key, but older contacts are still in the store or in its backups as plain text. */
  z.strictObject({ kind: z.literal('unfinished'), left: z.enum(['refused', 'atEnd']) }),
  /** The keychain is being asked. */
  z.strictObject({ kind: z.literal('opening') }),
  /** No key could be made: contacts are stored as plain text. */
  z.strictObject({ kind: z.literal('unsealed'), cause }),
  /** Contacts are sealed and cannot be read until the keychain gives its key. */
  z.strictObject({ kind: z.literal('closed'), cause }),
  /** Contacts are sealed with a key that the keychain no longer has. */
  z.strictObject({ kind: z.literal('lost') }),
])
export type SealingState = Readonly<z.infer<typeof sealingStateSchema>>
