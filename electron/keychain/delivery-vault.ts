import type { MailServer, SftpServer } from '#core/exports/delivery/delivery'
import type { Keychain } from './keychain.ts'
import { createSecretVault, type SecretVault } from './secret-vault.ts'

/** The owner of a secret that reports leave with: a login of a mail or SFTP server, or one address of a webhook. */
export type DeliverySecretOwner =
  | ({ readonly channel: 'email' } & Pick<MailServer, 'host' | 'port' | 'login'>)
  | { readonly channel: 'webhook'; readonly url: string }
  | ({ readonly channel: 'sftp' } & Pick<SftpServer, 'host' | 'port' | 'login'>)

export type DeliveryVault = SecretVault<DeliverySecretOwner>

export const createDeliveryVault = (keychain: Keychain): DeliveryVault =>
  createSecretVault(keychain, (owner) => {
    if (owner.channel === 'webhook') return `webhook-${owner.url}`
    const { login, host, port } = owner
    return `${owner.channel === 'email' ? 'mail' : 'sftp'}-${login}@${host}:${port}`
  })
