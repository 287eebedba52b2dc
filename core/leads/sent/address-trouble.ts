import { z } from 'zod'

/** Why an address of the web site has given no file. */
export const addressTroubleSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('notFound') }),
  z.strictObject({ kind: z.literal('notAllowed'), status: z.int() }),
  /** A page for people. */
  z.strictObject({ kind: z.literal('page') }),
  z.strictObject({ kind: z.literal('tooLarge') }),
  z.strictObject({ kind: z.literal('redirected'), host: z.string() }),
  z.strictObject({ kind: z.literal('certificate') }),
  z.strictObject({ kind: z.literal('unreachable') }),
  z.strictObject({ kind: z.literal('proxy') }),
  z.strictObject({ kind: z.literal('tooSlow') }),
  z.strictObject({ kind: z.literal('serverError'), status: z.int() }),
  z.strictObject({ kind: z.literal('unexpected'), status: z.int() }),
  z.strictObject({ kind: z.literal('empty') }),
  /** The keychain does not answer, so nothing has left. */
  z.strictObject({ kind: z.literal('keychain') }),
  /** The value of the header is gone, so nothing has left. */
  z.strictObject({ kind: z.literal('headerGone') }),
])
export type AddressTrouble = z.infer<typeof addressTroubleSchema>

const waiting: ReadonlySet<AddressTrouble['kind']> = new Set(['notAllowed', 'headerGone'])

/** A site that refuses is not asked again and again by itself: it might ban whoever asks. */
export const waitsForPerson = (trouble: AddressTrouble | null): boolean =>
  trouble !== null && waiting.has(trouble.kind)

const passing: ReadonlySet<AddressTrouble['kind']> = new Set([
  'unreachable',
  'tooSlow',
  'serverError',
])

/** Whether it may be gone when the site is asked once more. */
export const mayPass = ({ kind }: AddressTrouble): boolean => passing.has(kind)
