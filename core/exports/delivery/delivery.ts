import { z } from 'zod'
import { failureSchema } from '#core/contract/failure'

export const deliveryChannelSchema = z.enum(['email', 'webhook', 'sftp'])
export type DeliveryChannel = z.infer<typeof deliveryChannelSchema>

/** To whom a finished report goes by itself, and when. */
export const deliveryRulesSchema = z.strictObject({
  /** Addresses of e-mail; empty where nobody gets it by e-mail. */
  recipients: z.array(z.email().max(254)).max(20),
  toWebhook: z.boolean(),
  toSftp: z.boolean().default(false),
  /** `changed`: only where its cells differ from those that were sent there last. */
  when: z.enum(['always', 'changed']),
  /** What an e-mail carries: the file, or the way to the latest file in its folder. */
  file: z.enum(['attached', 'inFolder']),
  /** Five lines of text and a workbook with what has changed since it was sent there last. */
  withComparison: z.boolean(),
})
export type DeliveryRules = z.infer<typeof deliveryRulesSchema>

/** How a run fared on its way to a person or a program. */
export const deliverySchema = z.strictObject({
  channel: deliveryChannelSchema,
  state: z.enum([
    /** It may be on its way: written down before a byte leaves. */
    'sending',
    'sent',
    'failed',
    /** It has left, and nobody knows whether it arrived: only a person sends it again. */
    'unknown',
    /** Nothing has changed since it was sent there last. */
    'unchanged',
  ]),
  at: z.int(),
  failure: failureSchema.nullable(),
  /** Recipients whom the mail server has refused while it took the others. */
  refused: z.array(z.string()),
})
export type Delivery = z.infer<typeof deliverySchema>

export const hostSchema = z.string().regex(/^[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,251}[\p{L}\p{N}])?$/u)

/** The server that e-mails leave through; always encrypted. */
export const mailServerSchema = z.strictObject({
  host: hostSchema,
  port: z.int().min(1).max(65_535),
  /** `tls`: from the first byte; `startTls`: before anything else is said. */
  encryption: z.enum(['tls', 'startTls']),
  login: z.string().max(254),
  /** The address that e-mails come from. */
  from: z.email().max(254),
})
export type MailServer = z.infer<typeof mailServerSchema>

/** The server that files are put on; `hostKey` is the one that a person has confirmed. */
export const sftpServerSchema = z.strictObject({
  host: hostSchema,
  port: z.int().min(1).max(65_535),
  login: z.string().min(1).max(254),
  /** Empty for the folder in which a login begins. */
  folder: z.string().max(1_000),
  hostKey: z.string().regex(/^SHA256:[A-Za-z0-9+/]{43}$/),
})
export type SftpServer = z.infer<typeof sftpServerSchema>

/** Most mail servers take 25 MB of an e-mail, in which a file is a third larger. */
export const largestAttachedBytes = 15_000_000
/** The largest file in the body of a webhook. */
export const largestPostedBytes = 50_000_000
/** No export is larger. */
export const largestUploadedBytes = 256_000_000

export const channelsOf = (rules: DeliveryRules | null): readonly DeliveryChannel[] => {
  if (rules === null) return []
  return [
    ...(rules.recipients.length > 0 ? (['email'] as const) : []),
    ...(rules.toWebhook ? (['webhook'] as const) : []),
    ...(rules.toSftp ? (['sftp'] as const) : []),
  ]
}

/** Tells the contents of two runs apart: the bytes of their files, and their cells alone. */
interface RunHashes {
  readonly sha256: string | null
  readonly cellsSha256: string | null
}

/** Whether a run goes out: a channel that was sent nothing yet gets it in any case. */
export const isToBeSent = (
  { when }: Pick<DeliveryRules, 'when'>,
  { now, last }: { readonly now: RunHashes; readonly last: RunHashes | null },
): boolean => {
  if (when === 'always' || last === null) return true
  if (now.cellsSha256 !== null && last.cellsSha256 !== null) {
    return now.cellsSha256 !== last.cellsSha256
  }
  return now.sha256 !== last.sha256
}
