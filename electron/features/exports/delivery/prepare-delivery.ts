import { failed, type Result, success } from '#core/contract/failure'
import { comparisonLines } from '#core/exports/delivery/comparison-lines'
import {
  type DeliveryChannel,
  type DeliveryRules,
  largestAttachedBytes,
  largestPostedBytes,
  largestUploadedBytes,
} from '#core/exports/delivery/delivery'
import { mailText } from '#core/exports/delivery/mail-text'
import { notDelivered } from '#core/exports/delivery/not-delivered'
import type { DeliveryOutcome, OutgoingFile, PostedRun } from '#core/exports/delivery/outgoing'
import { formatLocale } from '#core/format/format-locale'
import { createFormats } from '#core/format/formats'
import { suggestedFileName } from '#core/tables/suggested-file-name'
import { wallText } from '#core/wall-time'
import type { SentRun } from '../../../store/exports/delivery/deliveries.ts'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { StoredRun } from '../../../store/exports/runs/export-runs.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { latestFile } from '../reports/latest-file.ts'
import { openMail, openSftp, openWebhook } from './open-channel.ts'

export type PreparingDependencies = Pick<
  ExportsDependencies,
  | 'store'
  | 'reader'
  | 'clock'
  | 'timeZone'
  | 'language'
  | 'fileLink'
  | 'sendMail'
  | 'postWebhook'
  | 'putSftp'
  | 'deliverySecrets'
  | 'mayContact'
  | 'ending'
>

export interface RunToSend {
  readonly report: StoredReport
  readonly run: StoredRun
  readonly rules: DeliveryRules
  readonly channel: DeliveryChannel
  /** What the recipients have already; null where that is nothing. */
  readonly last: SentRun | null
}

/** Everything but the sending itself, which is called once. */
type PreparedSending = Result<() => Promise<DeliveryOutcome>>

/** Puts together what leaves, and makes sure that it may. */
export const prepareDelivery = (
  dependencies: PreparingDependencies,
  sending: RunToSend,
): Promise<PreparedSending> => preparations[sending.channel](dependencies, sending)

const prepareMail = async (
  dependencies: PreparingDependencies,
  sending: RunToSend,
): Promise<PreparedSending> => {
  const { report, run, rules } = sending
  const opened = await openMail(dependencies)
  if (!opened.ok) return opened
  const place = rules.file === 'inFolder' ? placeOf(dependencies, sending) : null
  if (rules.file === 'inFolder' && place === null) return failed(notDelivered('noFolder'))
  const file = place === null ? await fileOf(dependencies, sending) : null
  if (file?.ok === false) return file
  const compared = await comparisonOf(dependencies, sending)
  if (!compared.ok) return compared
  const comparison = compared.value
  const files = [...(file === null ? [] : [file.value]), ...(comparison ? [comparison.file] : [])]
  if (bytesOf(files) > largestAttachedBytes) return failed(notDelivered('tooLarge'))
  const { name } = report.definition
  const at = timeWords(dependencies, run.startedAt)
  const text = mailText({
    place,
    at,
    language: dependencies.language(),
    report: name,
    rows: run.rows,
    lines: comparison?.lines ?? [],
  })
  const { server, password } = opened.value
  const mail = { files, text, id: run.id, recipients: rules.recipients, subject: `${name} – ${at}` }
  return success(() => dependencies.sendMail({ server, password, mail }, dependencies.ending))
}

const preparePosting = async (
  dependencies: PreparingDependencies,
  sending: RunToSend,
): Promise<PreparedSending> => {
  const { report, run } = sending
  const opened = await openWebhook(dependencies)
  if (!opened.ok) return opened
  const contents = await contentsOf(dependencies, sending)
  if (!contents.ok) return contents
  const { file, comparison, files } = contents.value
  if (bytesOf(files) > largestPostedBytes) return failed(notDelivered('tooLarge'))
  const { id, startedAt, rows, sha256 } = run
  const { url, secret } = opened.value
  const content: PostedRun = {
    kind: 'report',
    report: { id: report.id, name: report.definition.name },
    run: { id, startedAt, rows, sha256 },
    file,
    comparison,
  }
  return success(() => {
    const at = dependencies.clock.now()
    return dependencies.postWebhook({ url, secret, id, at, content }, dependencies.ending)
  })
}

const prepareUpload = async (
  dependencies: PreparingDependencies,
  sending: RunToSend,
): Promise<PreparedSending> => {
  const opened = await openSftp(dependencies)
  if (!opened.ok) return opened
  const contents = await contentsOf(dependencies, sending)
  if (!contents.ok) return contents
  const { files } = contents.value
  const { id } = sending.run
  return success(() => dependencies.putSftp({ ...opened.value, id, files }, dependencies.ending))
}

/** The file of the run, and the workbook of the comparison beside it. */
const contentsOf = async (dependencies: PreparingDependencies, sending: RunToSend) => {
  const file = await fileOf(dependencies, sending)
  if (!file.ok) return file
  const compared = await comparisonOf(dependencies, sending)
  if (!compared.ok) return compared
  const comparison = compared.value
  const files = [file.value, ...(comparison ? [comparison.file] : [])]
  return success({ file: file.value, comparison, files })
}

const preparations = { email: prepareMail, webhook: preparePosting, sftp: prepareUpload } as const

const largestOf = {
  email: largestPostedBytes,
  webhook: largestPostedBytes,
  sftp: largestUploadedBytes,
} as const

const bytesOf = (files: readonly OutgoingFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)

const timeWords = (
  { language, timeZone }: Pick<PreparingDependencies, 'language' | 'timeZone'>,
  at: number,
): string => createFormats(formatLocale(language(), ''), timeZone()).dateTime(at)

/** The place of the latest file that this run has just replaced; null where it has replaced none. */
const placeOf = (
  { fileLink }: Pick<PreparingDependencies, 'fileLink'>,
  { report, run }: Pick<RunToSend, 'report' | 'run'>,
) => {
  const file = run.format === null ? null : latestFile(report, run.format)
  return file === null || run.latestFailure !== null ? null : fileLink(file)
}

/** The contents as they came. */
const fileOf = async (
  { store, timeZone }: Pick<PreparingDependencies, 'store' | 'timeZone'>,
  { report, channel, run }: Pick<RunToSend, 'report' | 'run' | 'channel'>,
): Promise<Result<OutgoingFile>> => {
  const { sha256, format, bytes, startedAt } = run
  // What is too large is not even unpacked.
  if ((bytes ?? 0) > largestOf[channel]) return failed(notDelivered('tooLarge'))
  const contents = sha256 === null ? null : await store.readContents(sha256)
  if (contents === null) {
    return failed({ kind: 'notAllowed', reason: 'notFound', again: 'never' })
  }
  const at = wallText(startedAt, timeZone()).replace(':', '.')
  const fileName = suggestedFileName(`${report.definition.name} ${at}`, format ?? 'xlsx')
  return success({ fileName, bytes: contents })
}

/** Null where nothing is to be compared, or nothing was sent before. */
const comparisonOf = async (
  dependencies: PreparingDependencies,
  { run, rules, last }: RunToSend,
) => {
  if (!rules.withComparison || last === null) return success(null)
  const compared = await dependencies.reader.compare(
    { before: last.id, after: run.id },
    dependencies.ending,
  )
  if (!compared.ok) {
    // A disk that did not take what was read again for it says nothing about the comparison.
    return compared.failure.kind === 'store' ? compared : failed(notDelivered('noComparison'))
  }
  const { counts, fileName, workbook } = compared.value
  const before = timeWords(dependencies, last.startedAt)
  const lines = comparisonLines(counts, { before, language: dependencies.language() })
  return success({ lines, file: { fileName, bytes: workbook } })
}
