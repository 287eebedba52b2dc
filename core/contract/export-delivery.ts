import { z } from 'zod'
import { toSecret } from '#core/accounts/secret'
import {
  deliveryChannelSchema,
  mailServerSchema,
  sftpServerSchema,
} from '#core/exports/delivery/delivery'
import { toSftpSecret } from '#core/exports/delivery/sftp-secret'
import { runIdSchema } from '#core/ids'
import { read, write } from './define.ts'

/** A secret on its way to the keychain; it is never handed out. */
export const secretInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('keep') }),
  z.strictObject({
    kind: z.literal('set'),
    value: z.string().min(1).max(1_000).transform(toSecret),
  }),
])
type SecretInput = z.output<typeof secretInput>
export type TypedSecret = z.input<typeof secretInput>

/** A password, or a key with its passphrase. */
const sftpSecretInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('keep') }),
  z.strictObject({ kind: z.literal('password'), password: z.string().min(1).max(1_000) }),
  z.strictObject({
    kind: z.literal('key'),
    key: z.string().min(1).max(20_000),
    passphrase: z.string().max(1_000),
  }),
])
export type TypedSftpSecret = z.input<typeof sftpSecretInput>

/** A mail server as the page has it, before anything has checked its texts. */
const mailServerInput = mailServerSchema.extend({
  host: z.string().max(254),
  from: z.string().max(254),
})

/** A server for files as the page has it. */
const sftpServerInput = sftpServerSchema.extend({
  host: z.string().max(254),
  hostKey: z.string().max(100),
})

/** How finished reports leave by e-mail and to a webhook. */
export const exportDeliveryCalls = {
  'exports.readDelivery': read({
    input: z.strictObject({}),
    output: z.strictObject({
      mail: mailServerSchema.nullable(),
      webhook: z.string().nullable(),
      sftp: sftpServerSchema.nullable(),
    }),
    reads: ['exportSettings'],
  }),
  /** Null takes away what was set up, with its secret. */
  'exports.saveDelivery': write({
    input: z.strictObject({
      mail: z.strictObject({ server: mailServerInput, password: secretInput }).nullable(),
      webhook: z
        .strictObject({ url: z.string().min(1).max(2_000), secret: secretInput })
        .nullable(),
      sftp: z
        .strictObject({
          server: sftpServerInput,
          secret: sftpSecretInput.transform(
            (typed): SecretInput =>
              typed.kind === 'keep' ? typed : { kind: 'set', value: toSftpSecret(typed) },
          ),
        })
        .nullable()
        .default(null),
    }),
    /** Whether the keychain has not given up a secret that nobody needs any more. */
    output: z.strictObject({ isSecretLeft: z.boolean() }),
  }),
  /** The key that a server shows before it is told anything: a person compares it with the one they were given. */
  'exports.readHostKey': write({
    input: z.strictObject({ host: z.string().max(254), port: z.int().min(1).max(65_535) }),
    output: z.strictObject({ hostKey: z.string() }),
  }),
  /** Sends something that is no report: an e-mail to the address that e-mails come from, or a signed body. */
  'exports.testDelivery': write({
    input: z.strictObject({ channel: deliveryChannelSchema }),
    output: z.null(),
  }),
  /** Sends a run once more that has failed, or of which nobody knows whether it arrived. */
  'exports.deliverAgain': write({
    input: z.strictObject({ runId: runIdSchema, channel: deliveryChannelSchema }),
    output: z.null(),
  }),
}
