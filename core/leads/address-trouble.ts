import { z } from 'zod'
import type { Failure } from '#core/contract/failure'

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

/** For whoever waits for the file itself; the words for the trouble stand beside the address. */
export const failureOfTrouble = (host: string, { kind }: AddressTrouble): Failure => {
  switch (kind) {
    case 'certificate':
    case 'proxy':
      return { kind: 'unreachable', host, cause: kind, again: 'afterFix' }
    case 'unreachable':
      return { kind: 'unreachable', host, cause: 'refused', again: 'now' }
    case 'tooSlow':
      return { kind: 'unreachable', host, cause: 'timedOut', again: 'now' }
    case 'serverError':
      return { kind: 'unreachable', host, cause: 'serverError', again: 'now' }
    case 'keychain':
      return { kind: 'keychain', cause: 'locked', again: 'afterFix' }
    case 'headerGone':
      return { kind: 'keychain', cause: 'missing', again: 'afterFix' }
    default:
      return { kind: 'notAllowed', reason: 'notFound', again: 'afterFix' }
  }
}
