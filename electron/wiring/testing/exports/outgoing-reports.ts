import { toSecret } from '#core/accounts/secret'
import type { DeliveryRules, MailServer, SftpServer } from '#core/exports/delivery/delivery'
import type {
  DeliveryOutcome,
  MailRequest,
  SftpRequest,
  WebhookRequest,
} from '#core/exports/delivery/outgoing'
import { exportRequestText } from '#core/exports/runs/export-request'
import { type ReportJobId, type RunId, runIdSchema } from '#core/ids'
import { deliver, deliverRun } from '../../../features/exports/delivery/deliver-run.ts'
import type { ExportsDependencies } from '../../../features/exports/dependencies.ts'
import { createDeliveryVault } from '../../../keychain/delivery-vault.ts'
import { keychainInABox } from '../../../keychain/testing/keychain-in-a-box.ts'
import { emptyReports } from './empty-reports.ts'

const mail: MailServer = {
  host: 'smtp.example',
  port: 465,
  encryption: 'tls',
  login: '',
  from: 'us@example.com',
}
const webhook = 'https://hook.example/a'
const sftp: SftpServer = {
  host: 'sftp.example',
  port: 22,
  login: 'us',
  folder: '',
  hostKey: `SHA256:${'a'.repeat(43)}`,
}
const rules: DeliveryRules = {
  recipients: ['boss@example.com'],
  toWebhook: false,
  toSftp: false,
  when: 'always',
  file: 'attached',
  withComparison: false,
}
export const hasLeft: DeliveryOutcome = { kind: 'sent', refused: [] }
const content = { name: 'products', format: 'xlsx', parameters: {} } as const

type Compared = Awaited<ReturnType<ExportsDependencies['reader']['compare']>>

/** Makes runs of a report: with contents, which are as large as is said, or with none. */
const runsOf =
  (store: ExportsDependencies['store'], reportId: ReportJobId) =>
  (
    name: string,
    at: number,
    bytes: Uint8Array | null = new Uint8Array([1]),
    saidBytes = bytes?.byteLength ?? 0,
  ): RunId => {
    const id = runIdSchema.parse(name)
    const begun = {
      id,
      reportId,
      trigger: 'person',
      slot: null,
      isPostponed: false,
      headers: 'default',
      request: exportRequestText(content),
      askedFormat: 'xlsx',
      at,
    } as const
    store.write.startRun(begun, null)
    if (bytes === null) return id
    const contents = {
      sha256: `${bytes[0]}`.repeat(64),
      format: 'xlsx',
      bytes: saidBytes,
      isPacked: false,
      contents: bytes,
    } as const
    store.write.keepRun({ id, at, contents }, null)
    return id
  }

/** A report whose runs leave for lists, by the ways that are wanted. */
export const outgoingReports = async (given: Partial<DeliveryRules> = {}) => {
  const { store, add } = await emptyReports()
  store.write.writeDeliveryPlaces({ mail, webhook, sftp })
  const report = add(
    'r1',
    {
      content,
      delivery: { ...rules, ...given },
      latest: { folder: null, fileName: 'Jednotky', format: 'asFetched' },
    },
    { latestFolder: '/reports' },
  )
  const ending = new AbortController()
  const world = {
    onSend: (): DeliveryOutcome | Promise<DeliveryOutcome> => hasLeft,
    mayLeave: (): boolean => true,
    begin: store.write.beginDelivery,
    compared: null as Compared | null,
    contents: store.readContents,
  }
  const mails: MailRequest['mail'][] = []
  const posts: WebhookRequest[] = []
  const uploads: SftpRequest[] = []
  const notices: unknown[] = []
  const vault = createDeliveryVault(keychainInABox().keychain)
  const owner = { channel: 'sftp', host: sftp.host, port: sftp.port, login: sftp.login } as const
  await vault.keep({ channel: 'webhook', url: webhook }, toSecret('ours'))
  await vault.keep(owner, toSecret('ours'))
  const unwanted = () => {
    throw new Error('nobody has asked for that')
  }
  const dependencies = {
    store: {
      ...store,
      readContents: (sha256: string) => world.contents(sha256),
      write: {
        ...store.write,
        beginDelivery: (begun: Parameters<typeof store.write.beginDelivery>[0]) =>
          world.begin(begun),
      },
    },
    reader: {
      digest: unwanted,
      readTable: unwanted,
      pivot: unwanted,
      compare: () => Promise.resolve(world.compared ?? unwanted()),
      convert: unwanted,
    },
    clock: { now: () => 50, elapsedMs: () => 0 },
    timeZone: () => 'Europe/Prague',
    language: () => 'en' as const,
    fileLink: () => ({ path: '/reports/Jednotky.xlsx', url: 'file:///reports/Jednotky.xlsx' }),
    deliverySecrets: vault,
    mayContact: () => Promise.resolve(world.mayLeave()),
    ending: ending.signal,
    sendMail: async (request: MailRequest) => {
      mails.push(request.mail)
      return world.onSend()
    },
    postWebhook: async (request: WebhookRequest) => {
      posts.push(request)
      return world.onSend()
    },
    putSftp: async (request: SftpRequest) => {
      uploads.push(request)
      return world.onSend()
    },
    notify: (notice: unknown) => {
      notices.push(notice)
    },
  }
  const channel = given.toWebhook ? 'webhook' : given.toSftp ? 'sftp' : 'email'
  return {
    store,
    world,
    dependencies,
    run: runsOf(store, report.id),
    mails,
    posts,
    uploads,
    notices,
    ending,
    first: (runId: RunId) => deliverRun(dependencies, { report, runId }),
    again: (runId: RunId) => deliver(dependencies, { runId, channel, turn: 'again' }),
    deliveryOf: (runId: RunId) => store.readRun(runId)?.deliveries[0],
    stateOf: (runId: RunId) => store.readRun(runId)?.deliveries.map(({ state }) => state),
    changeRules: (changed: Partial<DeliveryRules> | null) => {
      const definition = {
        ...report.definition,
        delivery: changed && { ...rules, ...given, ...changed },
      }
      return store.write.saveReport({ ...report, definition }, null)
    },
  }
}
