import type { AccountId, WorkspaceId } from '#core/ids'
import { projectIdSchema } from '#core/ids'
import type {
  SavedExports,
  SavedReport,
  SavedWorkspace,
  SettingsContent,
} from '#core/settings/settings-content'
import { listChoices } from '../accounts/account-choices.ts'
import { listWorkspaces, type StoredWorkspace } from '../accounts/workspaces.ts'
import { readAlarmSettings } from '../exports/alarms/alarms.ts'
import { readBackup } from '../exports/backup/backups.ts'
import { listReports, type StoredReport } from '../exports/reports/reports.ts'
import {
  readMailServer,
  readOwnDigest,
  readOwnRetention,
  readSftpServer,
} from '../exports/runs/export-preferences.ts'
import type { ReadableDb } from '../file/handle.ts'
import { findLeadArchive, readLeadSettings } from '../leads/archive/lead-archives.ts'
import { listSentMappings } from '../leads/sent/sent-files.ts'
import { readMediaSettings } from '../media/media-settings.ts'
import { listStatementMappings, readPaymentSettings } from '../payments/ledger/payment-settings.ts'
import { listPriceViews } from '../prices/price-views.ts'
import { readPriceRules } from '../prices/rules/price-rules.ts'
import { readSendLimit } from '../prices/rules/send-limit.ts'

/** The workspaces that have settings of their own: the demo belongs to nobody. */
export const listOwnWorkspaces = (db: ReadableDb): StoredWorkspace[] =>
  listWorkspaces(db).filter(({ kind }) => kind === 'crm')

/** The reports that a person has made; those of the backup follow from its settings. */
export const listOwnReports = (db: ReadableDb, workspaceId: WorkspaceId): StoredReport[] =>
  listReports(db, workspaceId).filter(({ definition }) => definition.isOfBackup !== true)

/** Reads all that a person has set up. */
export const readSettingsContent = (db: ReadableDb): SettingsContent => ({
  workspaces: listOwnWorkspaces(db).map((workspace) => savedWorkspace(db, workspace)),
  exports: savedExports(db),
})

const savedExports = (db: ReadableDb): SavedExports => ({
  mail: readMailServer(db),
  sftp: readSftpServer(db),
  retention: readOwnRetention(db),
  digest: readOwnDigest(db),
  alarms: readAlarmSettings(db),
})

const savedWorkspace = (
  db: ReadableDb,
  { id, name, baseUrl, timeZone, accounts }: StoredWorkspace,
): SavedWorkspace => {
  const placeOf = (accountId: AccountId): number[] => {
    const place = accounts.findIndex((account) => account.id === accountId)
    return place < 0 ? [] : [place]
  }
  const archive = findLeadArchive(db, id)
  const leads = readLeadSettings(db, id)
  return {
    name,
    baseUrl,
    timeZone,
    accounts: accounts.map(({ label, login, areas, projects }) => ({
      label,
      login,
      areas,
      projects,
    })),
    choices: listChoices(db, id).flatMap(({ area, projectId, accountId }) =>
      placeOf(accountId).map((account) => ({ area, projectId, account })),
    ),
    reports: listOwnReports(db, id).map((report) => savedReport(report, placeOf)),
    leadSettings: has(db, 'lead_archive', id)
      ? { ...leads, leftOut: leads.leftOut.flatMap(placeOf) }
      : null,
    leadMappings: listSentMappings(db, { archive }),
    paymentSettings: has(db, 'payment_settings', id)
      ? readPaymentSettings(db, { workspaceId: id })
      : null,
    statementMappings: listStatementMappings(db, { workspaceId: id }).map(({ mapping }) => mapping),
    backup: readBackup(db, id)?.definition ?? null,
    sendLimitMinor: readSendLimit(db, id),
    projects: savedProjects(db, id),
  }
}

const savedReport = (
  { definition, progress }: StoredReport,
  placeOf: (accountId: AccountId) => readonly number[],
): SavedReport => {
  const { name, content, accountId, rules, retention, alerts, latest, delivery } = definition
  return {
    name,
    content,
    rules,
    retention,
    alerts,
    latest: latest && { fileName: latest.fileName, format: latest.format },
    delivery,
    account: accountId === null ? null : (placeOf(accountId)[0] ?? null),
    // What waits here because a runner has it is to run there.
    ...(progress?.paused && progress.paused.by !== 'runner' ? { isPaused: true as const } : {}),
  }
}

/** Whether a person has changed these settings of a workspace. */
const has = (
  db: ReadableDb,
  table: 'lead_archive' | 'payment_settings',
  workspaceId: WorkspaceId,
): boolean =>
  db
    .prepare(`SELECT 1 FROM ${table} WHERE workspace_id = ? AND settings IS NOT NULL`)
    .get(workspaceId) !== undefined

const savedProjects = (db: ReadableDb, workspaceId: WorkspaceId): SavedWorkspace['projects'] =>
  db
    .prepare<[WorkspaceId, WorkspaceId, WorkspaceId], { id: number; rules: 0 | 1; media: 0 | 1 }>(
      `SELECT id, max(rules) AS rules, max(media) AS media FROM (
         SELECT project_id AS id, 1 AS rules, 0 AS media FROM price_rules WHERE workspace_id = ?
         UNION ALL SELECT project_id, 0, 1 FROM media_project
           WHERE workspace_id = ? AND settings IS NOT NULL
         UNION ALL SELECT project_id, 0, 0 FROM price_view WHERE workspace_id = ?
       ) GROUP BY id ORDER BY id`,
    )
    .all(workspaceId, workspaceId, workspaceId)
    .map(({ id, rules, media }) => {
      const projectId = projectIdSchema.parse(id)
      const of = { workspaceId, projectId }
      return {
        projectId,
        priceRules: rules === 1 ? readPriceRules(db, of) : null,
        media: media === 1 ? readMediaSettings(db, of) : null,
        views: listPriceViews(db, of).map(({ name, state }) => ({ name, state })),
      }
    })
