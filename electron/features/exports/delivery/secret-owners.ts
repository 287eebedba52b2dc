import { type DeliveryChannel, deliveryChannelSchema } from '#core/exports/delivery/delivery'
import type { DeliverySecretOwner } from '../../../keychain/delivery-vault.ts'
import type { ExportsDependencies } from '../dependencies.ts'

interface Places {
  readonly mail: ReturnType<ExportsDependencies['store']['readMailServer']>
  readonly webhook: string | null
  readonly sftp: ReturnType<ExportsDependencies['store']['readSftpServer']>
}

export const channels = deliveryChannelSchema.options

type Owners = Readonly<Record<DeliveryChannel, DeliverySecretOwner | null>>

/** What the secrets of these places belong to; null for a place that has none. */
export const ownersOf = ({ mail, webhook, sftp }: Places): Owners => ({
  email:
    mail === null || mail.login === ''
      ? null
      : { channel: 'email', host: mail.host, port: mail.port, login: mail.login },
  webhook: webhook === null ? null : { channel: 'webhook', url: webhook },
  sftp: sftp && { channel: 'sftp', host: sftp.host, port: sftp.port, login: sftp.login },
})

export const isSameOwner = (one: DeliverySecretOwner, other: DeliverySecretOwner | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
