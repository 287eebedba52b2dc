import { failed, notFound, type Result, success } from '#core/contract/failure'
import type { SendingWay } from '#core/exports/dashboard/dashboard'
import { paperWords } from '#core/exports/dashboard/paper/paper-words'
import { largestAttachedBytes, largestPostedBytes } from '#core/exports/delivery/delivery'
import { dashboardMailText } from '#core/exports/delivery/mail-text'
import { notDelivered } from '#core/exports/delivery/not-delivered'
import type { DeliveryOutcome, OutgoingFile } from '#core/exports/delivery/outgoing'
import { formatLocale } from '#core/format/format-locale'
import { createFormats } from '#core/format/formats'
import type { WorkspaceId } from '#core/ids'
import type { StoredSending } from '../../../store/exports/dashboard/dashboards.ts'
import { openMail, openSftp, openWebhook } from '../delivery/open-channel.ts'
import type { ExportsDependencies } from '../dependencies.ts'

export type WayDependencies = Pick<
  ExportsDependencies,
  | 'store'
  | 'clock'
  | 'timeZone'
  | 'language'
  | 'crmName'
  | 'replaceFile'
  | 'sendMail'
  | 'postWebhook'
  | 'putSftp'
  | 'deliverySecrets'
  | 'mayContact'
  | 'ending'
>

export interface DashboardToSend {
  readonly workspaceId: WorkspaceId
  readonly sending: StoredSending
  /** The same for each way and each attempt of one turn. */
  readonly id: string
  readonly file: OutgoingFile
}

/** Everything but the sending itself, which is called once. */
type PreparedWay = Result<() => Promise<DeliveryOutcome>>

/** Makes sure that the dashboard may leave by a way, and that it can. */
export const prepareWay = (
  dependencies: WayDependencies,
  way: SendingWay,
  toSend: DashboardToSend,
): Promise<PreparedWay> => preparations[way](dependencies, toSend)

const sent: DeliveryOutcome = { kind: 'sent', refused: [] }

const prepareFolder = (
  { replaceFile }: WayDependencies,
  { sending: { folder }, file }: DashboardToSend,
): Promise<PreparedWay> => {
  if (folder === null) return Promise.resolve(notFound('afterFix'))
  const put = async (): Promise<DeliveryOutcome> => {
    // Its name has the minute in it: what is there under it was put there a moment ago.
    const written = await replaceFile({ folder, ...file, expects: 'anything' })
    return written.ok ? sent : { kind: 'failed', failure: written.failure }
  }
  return Promise.resolve(success(put))
}

const prepareMail = async (
  dependencies: WayDependencies,
  { workspaceId, sending, id, file }: DashboardToSend,
): Promise<PreparedWay> => {
  const opened = await openMail(dependencies)
  if (!opened.ok) return opened
  if (file.bytes.byteLength > largestAttachedBytes) return failed(notDelivered('tooLarge'))
  const { language, clock, timeZone, crmName, sendMail, ending } = dependencies
  const spoken = language()
  const at = createFormats(formatLocale(spoken, ''), timeZone()).dateTime(clock.now())
  const mail = {
    id,
    recipients: sending.definition.recipients,
    subject: `${paperWords[spoken].title}: ${crmName(workspaceId)} – ${at}`,
    text: dashboardMailText(spoken, at),
    files: [file],
  }
  return success(() => sendMail({ ...opened.value, mail }, ending))
}

const preparePosting = async (
  dependencies: WayDependencies,
  { workspaceId, id, file }: DashboardToSend,
): Promise<PreparedWay> => {
  const opened = await openWebhook(dependencies)
  if (!opened.ok) return opened
  if (file.bytes.byteLength > largestPostedBytes) return failed(notDelivered('tooLarge'))
  const { clock, crmName, postWebhook, ending } = dependencies
  const content = { kind: 'dashboard', workspace: crmName(workspaceId), file } as const
  return success(() => postWebhook({ ...opened.value, id, at: clock.now(), content }, ending))
}

const prepareUpload = async (
  dependencies: WayDependencies,
  { id, file }: DashboardToSend,
): Promise<PreparedWay> => {
  const opened = await openSftp(dependencies)
  if (!opened.ok) return opened
  const { putSftp, ending } = dependencies
  return success(() => putSftp({ ...opened.value, id, files: [file] }, ending))
}

const preparations = {
  folder: prepareFolder,
  email: prepareMail,
  webhook: preparePosting,
  sftp: prepareUpload,
} as const
