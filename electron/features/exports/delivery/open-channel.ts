import type { Secret } from '#core/accounts/secret'
import { failed, type Result, success } from '#core/contract/failure'
import type { MailServer, SftpServer } from '#core/exports/delivery/delivery'
import { notDelivered } from '#core/exports/delivery/not-delivered'
import { mailOrigin, sftpOrigin } from '#core/exports/delivery/server-origins'
import type { ExportsDependencies } from '../dependencies.ts'

type Dependencies = Pick<ExportsDependencies, 'store' | 'deliverySecrets' | 'mayContact'>

interface OpenedMail {
  readonly server: MailServer
  readonly password: Secret | null
}

/** The mail server with its password, once a person lets something leave there. */
export const openMail = async ({
  store,
  deliverySecrets,
  mayContact,
}: Dependencies): Promise<Result<OpenedMail>> => {
  const server = store.readMailServer()
  if (server === null) return failed(notDelivered('notSetUp'))
  if (!(await mayContact(mailOrigin(server)))) return failed(notDelivered('declined'))
  if (server.login === '') return success({ server, password: null })
  const { host, port, login } = server
  const password = await deliverySecrets.read({ channel: 'email', host, port, login })
  return password.ok ? success({ server, password: password.value }) : password
}

interface OpenedWebhook {
  readonly url: string
  readonly secret: Secret
}

export const openWebhook = async ({
  store,
  deliverySecrets,
  mayContact,
}: Dependencies): Promise<Result<OpenedWebhook>> => {
  const url = store.readWebhook()
  if (url === null) return failed(notDelivered('notSetUp'))
  if (!(await mayContact(url))) return failed(notDelivered('declined'))
  const secret = await deliverySecrets.read({ channel: 'webhook', url })
  return secret.ok ? success({ url, secret: secret.value }) : secret
}

interface OpenedSftp {
  readonly server: SftpServer
  readonly secret: Secret
}

export const openSftp = async ({
  store,
  deliverySecrets,
  mayContact,
}: Dependencies): Promise<Result<OpenedSftp>> => {
  const server = store.readSftpServer()
  if (server === null) return failed(notDelivered('notSetUp'))
  if (!(await mayContact(sftpOrigin(server)))) return failed(notDelivered('declined'))
  const { host, port, login } = server
  const secret = await deliverySecrets.read({ channel: 'sftp', host, port, login })
  return secret.ok ? success({ server, secret: secret.value }) : secret
}
