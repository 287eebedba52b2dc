import { loginKey, nameOfLogin } from '#core/accounts/login-key'
import { groupBy } from '#core/group-by'
import type { ProjectId } from '#core/ids'
import type { SentMapping } from '#core/leads/sent/sent-columns'
import type { MediaSettings } from '#core/media/shown/media-settings'
import type { PaymentSettings } from '#core/payments/ledger/payment-settings'
import type { StatementMapping } from '#core/payments/statements/statement-mapping'
import type { PriceRules } from '#core/prices/rules/price-rules'
import type {
  SavedAccount,
  SavedExports,
  SavedLeadSettings,
  SavedPriceView,
  SavedReport,
  SavedWorkspace,
  SettingsContent,
} from './settings-content.ts'

export const settingsChanges = ['new', 'replaced', 'same', 'kept', 'forbidden'] as const
/**
 * What becomes of a part of a file. `kept`: what is here stays, because another one in its place would cost data or
 * let a colleague's file decide where this computer sends to. `forbidden`: the company has switched it off.
 */
export type SettingsChange = (typeof settingsChanges)[number]

export const workspaceParts = [
  'account',
  'report',
  'leadSettings',
  'leadMapping',
  'paymentSettings',
  'statementMapping',
  'sendLimit',
  'priceRules',
  'mediaSettings',
  'priceView',
] as const satisfies readonly WorkspacePart['part'][]

/** A part of the file for one workspace; accounts are named by their place among those of the workspace here. */
export type WorkspacePart =
  | { readonly part: 'account'; readonly value: SavedAccount }
  | { readonly part: 'report'; readonly value: SavedReport; readonly here: number | null }
  | { readonly part: 'leadSettings'; readonly value: SavedLeadSettings }
  | { readonly part: 'leadMapping'; readonly value: SentMapping }
  | { readonly part: 'paymentSettings'; readonly value: PaymentSettings }
  | { readonly part: 'statementMapping'; readonly value: StatementMapping }
  | { readonly part: 'sendLimit'; readonly value: number }
  | { readonly part: 'priceRules'; readonly value: PriceRules; readonly projectId: ProjectId }
  | { readonly part: 'mediaSettings'; readonly value: MediaSettings; readonly projectId: ProjectId }
  | { readonly part: 'priceView'; readonly value: SavedPriceView; readonly projectId: ProjectId }
export type PlannedPart = WorkspacePart & { readonly change: SettingsChange }

export const exportsParts = ['mail', 'sftp', 'retention', 'digest', 'alarms'] as const
export type ExportsPart = (typeof exportsParts)[number]

export interface WorkspacePlan {
  readonly workspace: SavedWorkspace
  /** Its place among the workspaces that are here; null for a new one. */
  readonly here: number | null
  readonly isForbidden: boolean
  /** It has a backup that nobody here has: the folder of one belongs to a computer, and a person chooses it. */
  readonly isBackupLeft: boolean
  readonly parts: readonly PlannedPart[]
}

export interface SettingsPlan {
  readonly workspaces: readonly WorkspacePlan[]
  readonly exports: readonly { readonly part: ExportsPart; readonly change: SettingsChange }[]
}

/** What a company lets a file bring. */
export interface SettingsLimits {
  readonly allowsServer: (baseUrl: string) => boolean
  readonly allowsPayments: boolean
}

/** What a file would change here. A second time it changes nothing. */
export const planSettings = (
  here: SettingsContent,
  file: SettingsContent,
  limits: SettingsLimits,
): SettingsPlan => {
  const findHere = inTurn(here.workspaces, ({ baseUrl, name }) => JSON.stringify([baseUrl, name]))
  return {
    workspaces: file.workspaces.map((workspace) => {
      const place = findHere(workspace)
      const known = place === null ? null : (here.workspaces[place] ?? null)
      const isForbidden = known === null && !limits.allowsServer(workspace.baseUrl)
      const parts = isForbidden ? [] : partsOf(workspace, known)
      return {
        workspace,
        here: place,
        isForbidden,
        isBackupLeft: !isForbidden && workspace.backup !== null && !known?.backup,
        parts: limits.allowsPayments ? parts : parts.map(withoutPayments),
      }
    }),
    exports: exportsParts
      .filter((part) => file.exports[part] !== null)
      .map((part) => ({ part, change: changeOfExports(part, here.exports, file.exports) })),
  }
}

const changeOfExports = (
  part: ExportsPart,
  here: SavedExports,
  file: SavedExports,
): SettingsChange => {
  if (here[part] === null) return 'new'
  return isSame(here[part], file[part]) ? 'same' : 'kept'
}

const withoutPayments = (planned: PlannedPart): PlannedPart =>
  planned.part === 'paymentSettings' || planned.part === 'statementMapping'
    ? { ...planned, change: 'forbidden' }
    : planned

const changeOf = (here: unknown, value: unknown): SettingsChange => {
  if (here === null || here === undefined) return 'new'
  return isSame(here, value) ? 'same' : 'replaced'
}

const partsOf = (file: SavedWorkspace, here: SavedWorkspace | null): PlannedPart[] => {
  const places = placesOfAccounts(file, here)
  const leads = file.leadSettings && {
    ...file.leadSettings,
    leftOut: file.leadSettings.leftOut.flatMap((account) => places[account] ?? []),
    // A shorter time would delete what is kept here.
    retention: here?.leadSettings?.retention ?? file.leadSettings.retention,
  }
  const findLeadMapping = findByTitles(here?.leadMappings, (titles) => [...titles].sort())
  const findStatementMapping = findByTitles(here?.statementMappings, (titles) => titles)
  return [
    ...accountParts(file, here),
    ...reportParts(file, here, places),
    ...changesOf(ofOne(leads), () => here?.leadSettings).map(named('leadSettings')),
    ...changesOf(file.leadMappings, findLeadMapping).map(named('leadMapping')),
    ...changesOf(ofOne(file.paymentSettings), () => here?.paymentSettings).map(
      named('paymentSettings'),
    ),
    ...changesOf(file.statementMappings, findStatementMapping).map(named('statementMapping')),
    ...changesOf(ofOne(file.sendLimitMinor), () => here?.sendLimitMinor).map(named('sendLimit')),
    ...file.projects.flatMap((project) => projectParts(project, here)),
  ]
}

interface ChangedValue<T> {
  readonly value: T
  readonly change: SettingsChange
}

const changesOf = <T>(
  values: readonly T[],
  findHere: (value: T) => unknown,
): readonly ChangedValue<T>[] =>
  values.map((value) => ({ value, change: changeOf(findHere(value), value) }))

const ofOne = <T>(value: T | null): readonly T[] => (value === null ? [] : [value])

const named =
  <P extends PlannedPart['part']>(part: P) =>
  <T>(changed: ChangedValue<T>) => ({ part, ...changed })

interface Titled {
  readonly titles: readonly string[]
}

const findByTitles = (
  here: readonly Titled[] | undefined,
  toKey: (titles: readonly string[]) => readonly string[],
) => {
  const keyOf = ({ titles }: Titled): string => JSON.stringify(toKey(titles))
  const known = new Map((here ?? []).map((mapping) => [keyOf(mapping), mapping]))
  return (mapping: Titled): Titled | undefined => known.get(keyOf(mapping))
}

const keyOfLogin =
  ({ baseUrl }: Pick<SavedWorkspace, 'baseUrl'>) =>
  ({ login }: Pick<SavedAccount, 'login'>): string =>
    nameOfLogin(loginKey({ baseUrl, login }))

/** Where each account of the file stands once the new ones are put behind those that are here. */
const placesOfAccounts = (file: SavedWorkspace, here: SavedWorkspace | null): number[] => {
  const keyOf = keyOfLogin(file)
  const keys = (here?.accounts ?? []).map(keyOf)
  return file.accounts.map((account) => {
    const place = keys.indexOf(keyOf(account))
    return place >= 0 ? place : keys.push(keyOf(account)) - 1
  })
}

const accountParts = (file: SavedWorkspace, here: SavedWorkspace | null): PlannedPart[] => {
  const keyOf = keyOfLogin(file)
  const known = new Map((here?.accounts ?? []).map((account) => [keyOf(account), account]))
  return file.accounts.map((value) => {
    const change = changeOf(known.get(keyOf(value)), value)
    return { part: 'account', value, change: change === 'replaced' ? 'kept' : change }
  })
}

const reportParts = (
  file: SavedWorkspace,
  here: SavedWorkspace | null,
  places: readonly number[],
): PlannedPart[] => {
  const reports = here?.reports ?? []
  const findHere = inTurn(reports, ({ name }) => name)
  return file.reports.map((report) => {
    const at = findHere(report)
    const known = at === null ? null : (reports[at] ?? null)
    const account = report.account === null ? null : (places[report.account] ?? null)
    // The file that a report replaces after every run is one of this computer, and so are the runs that it keeps.
    const { latest, retention } = known ?? report
    // So is whether a schedule runs, where there was one: a new one waits where it waited.
    const { isPaused } = known?.rules ? known : report
    const value = { ...report, account, latest: latest ?? report.latest, retention, isPaused }
    return { part: 'report', value, here: at, change: changeOf(known, value) }
  })
}

const projectParts = (
  { projectId, priceRules, media, views }: SavedWorkspace['projects'][number],
  here: SavedWorkspace | null,
): PlannedPart[] => {
  const known = here?.projects.find((project) => project.projectId === projectId)
  const findView = ({ name }: SavedPriceView) => known?.views.find((view) => view.name === name)
  return [
    ...changesOf(ofOne(priceRules), () => known?.priceRules).map(named('priceRules')),
    ...changesOf(ofOne(media), () => known?.media).map(named('mediaSettings')),
    ...changesOf(views, findView).map(named('priceView')),
  ].map((planned) => ({ ...planned, projectId }))
}

/** Finds the place of what has the same key: the second of a name goes with the second. */
const inTurn = <T>(items: readonly T[], keyOf: (item: T) => string) => {
  const places = groupBy(items.keys(), (place) => {
    const item = items[place]
    return item === undefined ? '' : keyOf(item)
  })
  const found = new Map<string, number>()
  return (item: T): number | null => {
    const key = keyOf(item)
    const turn = found.get(key) ?? 0
    found.set(key, turn + 1)
    return places.get(key)?.[turn] ?? null
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, inOrder(part)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}
