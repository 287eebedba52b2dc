import type { MailServer } from '#core/exports/delivery/delivery'
import type { Keychain } from './keychain.ts'
import { createSecretVault, type SecretVault } from './secret-vault.ts'

/** The owner of a secret that reports leave with: one mail server's login, or one address of a webhook. */
export type DeliverySecretOwner =
  | ({ readonly channel: 'email' } & Pick<MailServer, 'host' | 'port' | 'login'>)
  | { readonly channel: 'webhook'; readonly url: string }

export type DeliveryVault = SecretVault<DeliverySecretOwner>

export const createDeliveryVault = (keychain: Keychain): DeliveryVault =>
  createSecretVault(keychain, (owner) =>
    owner.channel === 'email'
      ? `mail-${owner.login}@${owner.host}:${owner.port}`
      : `webhook-${owner.url}`,
  )
