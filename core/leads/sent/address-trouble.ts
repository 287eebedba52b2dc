import { z } from 'zod'

/** Why an address of the web site has given no file. */
export const addressTroubleSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('notFound') }),
  z.strictObject({ kind: z.literal('notAllowed'), status: z.int() }),
  /** The answer is a web page for people, not a file. */
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
  /** The keychain does not answer, so nothing was requested. */
  z.strictObject({ kind: z.literal('keychain') }),
  /** The secret value of the header is missing, so nothing was requested. */
  z.strictObject({ kind: z.literal('headerGone') }),
])
export type AddressTrouble = z.infer<typeof addressTroubleSchema>

const needPerson: ReadonlySet<AddressTrouble['kind']> = new Set(['notAllowed', 'headerGone'])

/** Whether requests stop until a person acts: a site that refuses might ban a program that goes on asking. */
export const waitsForPerson = (trouble: AddressTrouble | null): boolean =>
  trouble !== null && needPerson.has(trouble.kind)

const temporary: ReadonlySet<AddressTrouble['kind']> = new Set([
  'unreachable',
  'tooSlow',
  'serverError',
])

/** Whether the trouble may be over at the next request. */
export const isTemporary = ({ kind }: AddressTrouble): boolean => temporary.has(kind)
