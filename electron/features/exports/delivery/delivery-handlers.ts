import type { exportDeliveryCalls } from '#core/contract/export-delivery'
import { failed, type InputRule, type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import {
  type DeliveryChannel,
  hostSchema,
  mailServerSchema,
  sftpServerSchema,
} from '#core/exports/delivery/delivery'
import { testMail } from '#core/exports/delivery/mail-text'
import { notDelivered } from '#core/exports/delivery/not-delivered'
import type { DeliveryOutcome } from '#core/exports/delivery/outgoing'
import { sftpOrigin } from '#core/exports/delivery/server-origins'
import { parseSiteAddress } from '#core/leads/sent/site-address'
import type { Handlers } from '../../../ipc/handlers.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { deliver } from './deliver-run.ts'
import { keepSecrets, type NewSecret } from './keep-secret.ts'
import { openMail, openSftp, openWebhook } from './open-channel.ts'
import { channels, isSameOwner, ownersOf } from './secret-owners.ts'

type DeliveryHandlers = Pick<Handlers, keyof typeof exportDeliveryCalls>

type Dependencies = Parameters<typeof deliver>[0] &
  Pick<ExportsDependencies, 'newId' | 'readHostKey'>

export const deliveryHandlers = (dependencies: Dependencies): DeliveryHandlers => {
  const { store } = dependencies
  return {
    'exports.readDelivery': () =>
      success({
        mail: store.readMailServer(),
        webhook: store.readWebhook(),
        sftp: store.readSftpServer(),
      }),
    'exports.saveDelivery': (input) => saveDelivery(dependencies, input),
    'exports.testDelivery': async ({ channel }, { signal }) => {
      const tested = await tests[channel](dependencies, signal)
      return tested.ok ? resultOf(tested.value) : tested
    },
    'exports.readHostKey': async (place, { signal }) => {
      if (!hostSchema.safeParse(place.host).success) {
        return invalid('host', 'invalid_format')
      }
      if (!(await dependencies.mayContact(sftpOrigin(place)))) {
        return failed(notDelivered('declined'))
      }
      const read = await dependencies.readHostKey(place, signal)
      return read.ok ? success({ hostKey: read.value }) : read
    },
    'exports.deliverAgain': (which) => deliver(dependencies, { ...which, turn: 'again' }),
  }
}

const resultOf = (outcome: DeliveryOutcome): Result<null> => {
  if (outcome.kind === 'failed') return failed(outcome.failure)
  return outcome.kind === 'unknown' ? failed(notDelivered('unknown')) : success(null)
}

const testByMail = async (
  dependencies: Dependencies,
  signal: AbortSignal,
): Promise<Result<DeliveryOutcome>> => {
  const opened = await openMail(dependencies)
  if (!opened.ok) return opened
  const { server } = opened.value
  const mail = {
    ...testMail(dependencies.language()),
    id: dependencies.newId(),
    recipients: [server.from],
    files: [],
  }
  return success(await dependencies.sendMail({ ...opened.value, mail }, signal))
}

const testByWebhook = async (
  dependencies: Dependencies,
  signal: AbortSignal,
): Promise<Result<DeliveryOutcome>> => {
  const opened = await openWebhook(dependencies)
  if (!opened.ok) return opened
  const request = {
    ...opened.value,
    id: dependencies.newId(),
    at: dependencies.clock.now(),
    content: { kind: 'test' },
  } as const
  return success(await dependencies.postWebhook(request, signal))
}

const testBySftp = async (
  dependencies: Dependencies,
  signal: AbortSignal,
): Promise<Result<DeliveryOutcome>> => {
  const opened = await openSftp(dependencies)
  if (!opened.ok) return opened
  const request = { ...opened.value, id: dependencies.newId(), files: [] }
  return success(await dependencies.putSftp(request, signal))
}

const tests = { email: testByMail, webhook: testByWebhook, sftp: testBySftp } as const

type SaveDeliveryInput = ParsedInputOf<'exports.saveDelivery'>

/** The places with their secrets; a secret goes from here into the keychain, and nowhere else. */
const saveDelivery = async (
  dependencies: Pick<Dependencies, 'store' | 'deliverySecrets'>,
  { mail, webhook, sftp }: SaveDeliveryInput,
): Promise<Result<OutputOf<'exports.saveDelivery'>>> => {
  const { store, deliverySecrets } = dependencies
  const read = mail === null ? null : mailServerSchema.safeParse(mail.server)
  if (read?.success === false) {
    return invalid(['mail', ...(read.error.issues[0]?.path ?? [])].join('.'), 'invalid_format')
  }
  const server = read?.data ?? null
  const readSftp = sftp === null ? null : sftpServerSchema.safeParse(sftp.server)
  if (readSftp?.success === false) {
    return invalid(['sftp', ...(readSftp.error.issues[0]?.path ?? [])].join('.'), 'invalid_format')
  }
  const address = webhook === null ? null : parseSiteAddress(webhook.url)
  if (address?.ok === false) return invalid('webhook.url', address.fault)
  const url = address?.url ?? null
  const before = ownersOf({
    mail: store.readMailServer(),
    webhook: store.readWebhook(),
    sftp: store.readSftpServer(),
  })
  const places = { mail: server, webhook: url, sftp: readSftp?.data ?? null }
  const now = ownersOf(places)
  const secrets = { email: mail?.password, webhook: webhook?.secret, sftp: sftp?.secret }
  const changed: NewSecret[] = []
  // Nothing is kept before all of it is known to be right.
  for (const channel of channels) {
    const [owner, former, secret] = [now[channel], before[channel], secrets[channel]]
    if (owner === null || secret === undefined) continue
    if (secret.kind === 'set') changed.push({ owner, value: secret.value })
    else if (former === null || !isSameOwner(owner, former)) return secretMissing(channel)
  }
  const kept = await keepSecrets(dependencies, changed)
  if (!kept.ok) return kept
  const written = store.write.writeDeliveryPlaces(places)
  if (!written.ok) return written
  let isSecretLeft = false
  for (const channel of channels) {
    const former = before[channel]
    if (former === null || isSameOwner(former, now[channel])) continue
    const forgotten = await deliverySecrets.forget(former)
    if (forgotten.ok) continue
    // It is asked again at the next start.
    store.write.addEntryLeft(deliverySecrets.nameOf(former))
    isSecretLeft = true
  }
  return success({ isSecretLeft })
}

const invalid = (path: string, rule: InputRule): Result<never> =>
  failed({ kind: 'invalidInput', path, rule, again: 'afterFix' })

const secretPaths = {
  email: 'mail.password',
  webhook: 'webhook.secret',
  sftp: 'sftp.secret',
} as const

/** The secret of one place is not sent to another: who changes the place enters it again. */
const secretMissing = (channel: DeliveryChannel): Result<never> =>
  invalid(secretPaths[channel], 'empty')
