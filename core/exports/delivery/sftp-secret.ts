import { z } from 'zod'
import { type Secret, toSecret } from '#core/accounts/secret'

const keptSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('password'), password: z.string() }),
  z.strictObject({
    kind: z.literal('key'),
    key: z.string(),
    /** Empty for a key without one. */
    passphrase: z.string(),
  }),
])
type KeptSftpSecret = z.infer<typeof keptSchema>

/** A password, or a key with its passphrase, as one entry of the keychain. */
export const toSftpSecret = (kept: KeptSftpSecret): Secret => toSecret(JSON.stringify(kept))

export type ReadSftpSecret =
  | { readonly kind: 'password'; readonly password: Secret }
  | { readonly kind: 'key'; readonly key: Secret; readonly passphrase: Secret | null }

export const readSftpSecret = (secret: Secret): ReadSftpSecret => {
  const kept = keptSchema.parse(JSON.parse(secret.reveal()))
  if (kept.kind === 'password') return { kind: 'password', password: toSecret(kept.password) }
  const passphrase = kept.passphrase === '' ? null : toSecret(kept.passphrase)
  return { kind: 'key', key: toSecret(kept.key), passphrase }
}
