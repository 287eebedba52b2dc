import { z } from 'zod'

/** The keychain's reason why no key is to be had. */
const cause = z.enum(['unavailable', 'locked', 'timedOut', 'missing'])

/** How contacts rest in the store of this computer. */
export const sealingStateSchema = z.discriminatedUnion('kind', [
  /** Sealed, and to be read; or there are none. */
  z.strictObject({ kind: z.literal('sealed') }),
  /** There is a key; something of before it is in the store or in its copies as it was typed. */
  z.strictObject({ kind: z.literal('unfinished'), left: z.enum(['refused', 'atEnd']) }),
  /** The keychain is being asked. */
  z.strictObject({ kind: z.literal('opening') }),
  /** No key could be made, and nothing is sealed: they rest as they were typed. */
  z.strictObject({ kind: z.literal('unsealed'), cause }),
  /** Sealed, and nobody can read them until the keychain gives its key. */
  z.strictObject({ kind: z.literal('closed'), cause }),
  /** Sealed with a key that the keychain does not have any more. */
  z.strictObject({ kind: z.literal('lost') }),
])
export type SealingState = Readonly<z.infer<typeof sealingStateSchema>>
