import { pauseJob, progressOfSaved } from '#core/exports/schedule/change-job'
import type { AccountId, WorkspaceId } from '#core/ids'
import { accountIdSchema, reportJobIdSchema, viewIdSchema, workspaceIdSchema } from '#core/ids'
import {
  type ExportsPart,
  type PlannedPart,
  planSettings,
  type SettingsLimits,
  type SettingsPlan,
  type WorkspacePlan,
} from '#core/settings/plan-settings'
import type { SavedExports, SavedReport, SettingsContent } from '#core/settings/settings-content'
import type { Timestamp } from '#core/time'
import { writeChoice } from '../accounts/account-choices.ts'
import { accountsOf, insertAccount } from '../accounts/accounts.ts'
import { insertWorkspace } from '../accounts/workspaces.ts'
import type { StoredReport } from '../exports/reports/reports.ts'
import { saveReport } from '../exports/runs/run-steps.ts'
import type { WritableDb } from '../file/handle.ts'
import { makeLeadArchive, writeLeadSettings } from '../leads/archive/lead-archives.ts'
import { keepSentMapping } from '../leads/sent/sent-files.ts'
import { writeMediaSettings } from '../media/media-settings.ts'
import {
  rememberStatementMapping,
  writePaymentSettings,
} from '../payments/ledger/payment-settings.ts'
import { savePriceView } from '../prices/price-views.ts'
import { writePriceRules } from '../prices/rules/price-rules.ts'
import { writeSendLimit } from '../prices/rules/send-limit.ts'
import { writePreference } from './preferences.ts'
import { listOwnReports, listOwnWorkspaces, readSettingsContent } from './settings-content.ts'

interface SettingsToBringIn {
  readonly content: SettingsContent
  readonly limits: SettingsLimits
  readonly at: Timestamp
  readonly newId: () => string
}

/** Brings the settings of a file in, all of them or none, and answers what has become of each part. */
export const bringInSettings = (db: WritableDb, bringing: SettingsToBringIn): SettingsPlan =>
  db.transaction(() => {
    const { content, limits } = bringing
    const plan = planSettings(readSettingsContent(db), content, limits)
    const before = listOwnWorkspaces(db)
    for (const workspace of plan.workspaces) {
      if (workspace.isForbidden) continue
      const known = workspace.here === null ? undefined : before[workspace.here]
      bringInWorkspace(db, { ...bringing, plan: workspace, known: known?.id ?? null })
    }
    for (const { part, change } of plan.exports) {
      if (change === 'new') {
        writePreference(db, { name: preferenceOf[part], value: content.exports[part] })
      }
    }
    return plan
  })()

const preferenceOf = {
  mail: 'exportMailServer',
  sftp: 'exportSftpServer',
  retention: 'exportRetention',
  digest: 'exportDigest',
  alarms: 'alarmSettings',
} as const satisfies Record<ExportsPart & keyof SavedExports, string>

interface WorkspaceToBringIn extends Pick<SettingsToBringIn, 'at' | 'newId'> {
  readonly plan: WorkspacePlan
  /** Null for one that is not here. */
  readonly known: WorkspaceId | null
}

const bringInWorkspace = (db: WritableDb, { plan, known, at, newId }: WorkspaceToBringIn): void => {
  const { name, baseUrl, timeZone, choices } = plan.workspace
  const workspaceId = known ?? workspaceIdSchema.parse(newId())
  if (known === null) {
    insertWorkspace(db, {
      id: workspaceId,
      name,
      kind: 'crm',
      baseUrl,
      timeZone,
      accounts: [],
    })
  }
  const changed = plan.parts.filter(({ change }) => change === 'new' || change === 'replaced')
  for (const { part, value } of changed) {
    if (part !== 'account') continue
    const id = accountIdSchema.parse(newId())
    insertAccount(db, { ...value, id, workspaceId, passwordPlace: 'nowhere', listedProjects: null })
  }
  const accounts = accountsOf(db, workspaceId).map(({ id }) => id)
  if (known === null) {
    for (const { account, ...place } of choices) {
      const accountId = accounts[account]
      if (accountId !== undefined) writeChoice(db, { ...place, workspaceId, accountId })
    }
  }
  const reports = listOwnReports(db, workspaceId)
  for (const [turn, planned] of changed.entries()) {
    bringInPart(db, planned, { workspaceId, accounts, reports, at, turn, newId })
  }
}

interface PlaceOfPart {
  readonly workspaceId: WorkspaceId
  readonly accounts: readonly AccountId[]
  /** The reports that were here before. */
  readonly reports: readonly StoredReport[]
  readonly at: Timestamp
  /** Counts the parts: what a list shows by its time stays in the order of the file. */
  readonly turn: number
  readonly newId: () => string
}

const bringInPart = (db: WritableDb, planned: PlannedPart, place: PlaceOfPart): void => {
  const { workspaceId, accounts, at, turn } = place
  switch (planned.part) {
    case 'account':
      break
    case 'report':
      bringInReport(db, { ...place, report: planned.value, here: planned.here })
      break
    case 'leadSettings': {
      const leftOut = planned.value.leftOut.flatMap((account) => accounts[account] ?? [])
      writeLeadSettings(db, { workspaceId, settings: { ...planned.value, leftOut } })
      break
    }
    case 'leadMapping': {
      const archive = makeLeadArchive(db, workspaceId)
      keepSentMapping(db, { archive, mapping: planned.value, usedAt: at - turn })
      break
    }
    case 'paymentSettings':
      writePaymentSettings(db, { workspaceId, settings: planned.value })
      break
    case 'statementMapping':
      rememberStatementMapping(db, { workspaceId, mapping: planned.value, at: at - turn })
      break
    case 'sendLimit':
      writeSendLimit(db, { workspaceId, sumMinor: planned.value })
      break
    case 'priceRules': {
      const { projectId, value: rules } = planned
      writePriceRules(db, { workspaceId, projectId, rules })
      break
    }
    case 'mediaSettings': {
      const { projectId, value: settings } = planned
      writeMediaSettings(db, { workspaceId, projectId, settings })
      break
    }
    case 'priceView': {
      const { projectId, value: view } = planned
      const id = viewIdSchema.parse(place.newId())
      savePriceView(db, { workspaceId, projectId, id, ...view })
      break
    }
  }
}

const bringInReport = (
  db: WritableDb,
  {
    report: { account, latest, isPaused, ...definition },
    here,
    workspaceId,
    accounts,
    reports,
    at,
    turn,
    newId,
  }: PlaceOfPart & { readonly report: SavedReport; readonly here: number | null },
): void => {
  const known = here === null ? null : (reports[here] ?? null)
  const id = known?.id ?? reportJobIdSchema.parse(newId())
  const saved = progressOfSaved({ rules: definition.rules, known, at })
  const isNew = (known?.progress ?? null) === null
  const schedule = isPaused && saved && isNew ? pauseJob(saved.progress, at) : saved
  const report: StoredReport = {
    id,
    workspaceId,
    createdAt: known?.createdAt ?? at + turn,
    definition: {
      ...definition,
      accountId: account === null ? null : (accounts[account] ?? null),
      latest: latest && { ...latest, folder: null },
    },
    latestFolder: known?.latestFolder ?? null,
    progress: schedule?.progress ?? null,
  }
  saveReport(db, report, schedule && { reportId: id, at, ...schedule })
}
