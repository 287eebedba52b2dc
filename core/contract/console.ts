import { z } from 'zod'
import { consoleCallSchema } from '#core/console/console-call'
import { accountIdSchema, fileTokenSchema, workspaceIdSchema } from '#core/ids'
import { read, write } from './define.ts'

/** Longer texts are cut for the display; they can be saved whole. */
export const maxShownAnswer = 1_000_000

export const consoleCalls = {
  /** The accounts with which a call could leave, and their addresses; logins are masked. */
  'console.listAccounts': read({
    input: z.strictObject({ workspaceId: workspaceIdSchema }),
    output: z.array(
      z.strictObject({
        accountId: accountIdSchema,
        label: z.string(),
        areas: z.array(z.string()),
        baseUrl: z.string(),
      }),
    ),
    reads: ['workspaces'],
  }),
  'console.sendCall': write({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      accountId: accountIdSchema,
      call: consoleCallSchema,
      file: fileTokenSchema.nullable(),
      /** A person has said that something may change on the server. */
      isConfirmed: z.boolean(),
    }),
    output: z.strictObject({
      status: z.int(),
      contentType: z.string(),
      bytes: z.int(),
      durationMs: z.number(),
      kind: z.enum(['json', 'xml', 'text', 'file']),
      /** The answer in lines for reading; empty for a file. */
      text: z.string(),
      isCut: z.boolean(),
    }),
  }),
  /** The last answer as it came, to a place that the person picks. Null when they decided otherwise. */
  'console.saveAnswer': write({
    input: z.strictObject({}),
    output: z.strictObject({ fileName: z.string() }).nullable(),
  }),
}
