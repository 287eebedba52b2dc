import type { MailServer, SftpServer } from '#core/exports/delivery/delivery'
import type { Keychain } from './keychain.ts'
import { createSecretVault, type SecretVault } from './secret-vault.ts'

/** The owner of a secret of reports: a login of a mail or SFTP server, or the address of a webhook or a runner. */
export type DeliverySecretOwner =
  | ({ readonly channel: 'email' } & Pick<MailServer, 'host' | 'port' | 'login'>)
  | { readonly channel: 'webhook'; readonly url: string }
  | { readonly channel: 'runner'; readonly url: string }
  | ({ readonly channel: 'sftp' } & Pick<SftpServer, 'host' | 'port' | 'login'>)

export type DeliveryVault = SecretVault<DeliverySecretOwner>

export const createDeliveryVault = (keychain: Keychain): DeliveryVault =>
  createSecretVault(keychain, (owner) => {
    if (owner.channel === 'webhook' || owner.channel === 'runner') {
      return `${owner.channel}-${owner.url}`
    }
    const { login, host, port } = owner
    return `${owner.channel === 'email' ? 'mail' : 'sftp'}-${login}@${host}:${port}`
  })
