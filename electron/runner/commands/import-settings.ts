import { readFile } from 'node:fs/promises'
import type { Report } from '#core/contract/exports'
import { type Result, success } from '#core/contract/failure'
import type { ComingSettings } from '#core/contract/settings'
import { mailOrigin, sftpOrigin } from '#core/exports/delivery/server-origins'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import type { FileToken } from '#core/ids'
import { toJson } from '#core/json'
import { parseSettingsFile } from '#core/settings/settings-file'
import type { ImportInput } from '../command-line.ts'
import type { Runner } from '../open-runner.ts'
import { exitCodes, failedOutcome, faultOutcome, type Outcome } from '../outcome.ts'
import type { RunnerSpeech } from '../speech.ts'
import { isServer } from './allow-address.ts'

/** Brings in what a window has written into a settings file: workspaces, accounts, reports; no file has passwords. */
export const importSettings = async (
  runner: Runner,
  { file, folder, allow, backups }: ImportInput,
  speech: RunnerSpeech,
): Promise<Outcome> => {
  const { call, grantFile, allowContact } = runner
  const { words } = speech
  const noServer = allow.find((address) => !isServer(address))
  if (noServer !== undefined) return faultOutcome('address', words.noAddress(noServer))
  const granted = grantFile(file)
  const imported = granted.ok ? await call('settings.importFile', { file: granted.value }) : granted
  if (!imported.ok) return failedOutcome(imported.failure, speech)
  const placed = folder === null ? success(null) : await placeLatest(runner, folder)
  if (!placed.ok) return failedOutcome(placed.failure, speech)
  const posted = await nameWebhook(runner)
  if (!posted.ok) return failedOutcome(posted.failure, speech)
  const taken = await takeBackups(runner, { file, backups })
  if (!taken.ok) return failedOutcome(taken.failure, speech)
  for (const address of allow) await allowContact(address)
  const servers = await awaitedServers(runner)
  if (!servers.ok) return failedOutcome(servers.failure, speech)
  const workspaces = imported.value.workspaces.map(toldWorkspace)
  return {
    exitCode: exitCodes.done,
    json: { workspaces, backups: taken.value, servers: servers.value },
    lines: [
      ...(workspaces.length === 0
        ? [words.nothingImported]
        : workspaces.map(({ name, standing, parts }) => words.imported[standing](name, parts))),
      ...taken.value.map(({ workspace, isTaken }) =>
        words[isTaken ? 'backupTaken' : 'backupLeft'](workspace),
      ),
      ...servers.value.map(({ address, isAllowed }) =>
        isAllowed ? words.allowed(address) : words.notAllowed(address),
      ),
    ],
  }
}

const webhookAddress = 'webhook-address'

/** The address of a webhook may let somebody in, so that no file has it: it is given as the secrets are. */
const nameWebhook = async ({ call, givenSecret }: Runner): Promise<Result<null>> => {
  const url = givenSecret(webhookAddress)?.reveal() ?? null
  const secret = url === null ? null : givenSecret(`webhook-${url}`)
  if (url === null || secret === null) return success(null)
  const places = await call('exports.readDelivery', {})
  if (!places.ok) return places
  const { mail, sftp } = places.value
  const kept = { kind: 'keep' } as const
  const saved = await call('exports.saveDelivery', {
    mail: mail && { server: mail, password: kept },
    sftp: sftp && { server: sftp, secret: kept },
    webhook: { url, secret: { kind: 'set', value: secret } },
  })
  return saved.ok ? success(null) : saved
}

/** No file has the folders of another computer: latest files without one go where the command says. */
const placeLatest = async ({ call, grantFile }: Runner, folder: string): Promise<Result<null>> => {
  const granted = grantFile(folder)
  if (!granted.ok) return granted
  const workspaces = await call('accounts.listWorkspaces', {})
  if (!workspaces.ok) return workspaces
  for (const { id: workspaceId } of workspaces.value) {
    const reports = await call('exports.listReports', { workspaceId })
    if (!reports.ok) return reports
    for (const report of reports.value) {
      const definition = placedIn(report, granted.value)
      if (definition === null) continue
      const saved = await call('exports.saveReport', {
        workspaceId,
        reportId: report.id,
        definition: toJson(definition),
      })
      if (!saved.ok) return saved
    }
  }
  return success(null)
}

/** The definition of a report whose latest file lies in a folder; null where it has one, or writes none. */
const placedIn = (report: Report, folder: FileToken): ReportDefinition | null => {
  const { name, content, accountId, rules, retention, alerts, latest, delivery } = report
  if (latest === null || latest.folder !== null) return null
  const { fileName, format } = latest
  return {
    name,
    content,
    accountId,
    rules,
    retention,
    alerts,
    latest: { folder, fileName, format },
    delivery,
  }
}

const toldWorkspace = ({ name, standing, parts }: ComingSettings['workspaces'][number]) => ({
  name,
  standing,
  parts: parts.filter(({ change }) => change === 'new' || change === 'replaced').length,
})

interface AwaitedServer {
  readonly address: string
  readonly isAllowed: boolean
}

/** The servers that reports and messages are set up to leave to, and whether a person has let them. */
const awaitedServers = async ({
  call,
  isContactAllowed,
}: Runner): Promise<Result<readonly AwaitedServer[]>> => {
  const places = await call('exports.readDelivery', {})
  if (!places.ok) return places
  const { mail, sftp, webhook } = places.value
  const addresses = [
    ...(mail ? [mailOrigin(mail)] : []),
    ...(sftp ? [sftpOrigin(sftp)] : []),
    ...(webhook ? [new URL(webhook).origin] : []),
  ]
  return success(
    await Promise.all(
      addresses.map(async (address) => ({ address, isAllowed: await isContactAllowed(address) })),
    ),
  )
}

interface TakenBackup {
  readonly workspace: string
  /** False where nobody has named a folder for it. */
  readonly isTaken: boolean
}

/** Takes over the backups of a settings file that has come in; a workspace that has one here keeps it. */
const takeBackups = async (
  { call, grantFile }: Runner,
  { file, backups: folder }: Pick<ImportInput, 'file' | 'backups'>,
): Promise<Result<readonly TakenBackup[]>> => {
  const granted = folder === null ? success(null) : grantFile(folder)
  if (!granted.ok) return granted
  const settings = parseSettingsFile(await readFile(file, 'utf8'))
  const workspaces = await call('accounts.listWorkspaces', {})
  if (!workspaces.ok) return workspaces
  const taken: TakenBackup[] = []
  for (const { name, baseUrl, backup } of settings.ok ? settings.content.workspaces : []) {
    const here = workspaces.value.find((one) => one.name === name && one.baseUrl === baseUrl)
    if (backup === null || here === undefined) continue
    const known = await call('exports.readBackup', { workspaceId: here.id })
    if (!known.ok) return known
    if (known.value !== null) continue
    taken.push({ workspace: name, isTaken: granted.value !== null })
    if (granted.value === null) continue
    const saved = await call('exports.saveBackup', {
      workspaceId: here.id,
      definition: toJson({ ...backup, folder: granted.value }),
    })
    if (!saved.ok) return saved
  }
  return success(taken)
}
