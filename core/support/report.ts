import { isKnownEndpoint } from '#core/api/endpoint-areas'
import type { ApiCall } from '#core/contract/activity'
import type { Settings } from '#core/contract/settings'
import type { StoreState } from '#core/contract/store'
import type { ReportPart } from '#core/contract/support'
import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import { readExportName } from '#core/exports/reports/read-export-name'
import { parseJson } from '#core/parse-json'
import { leftOut, shareLogLine } from './log-fields.ts'

/** A dump that the runtime has written of a process that crashed: its contents stay where they are. */
export interface CrashDump {
  readonly name: string
  readonly at: number
  readonly bytes: number
}

/** What is known of a workspace without its name, its address and its logins. */
export interface DescribedWorkspace {
  readonly kind: 'demo' | 'crm'
  readonly timeZone: string
  readonly accounts: readonly { readonly areas: readonly string[]; readonly password: string }[]
}

export interface ReportSources {
  readonly versions: Readonly<Record<string, string | number | boolean>>
  /** Null, as everything else of the store, while it cannot be opened. */
  readonly settings: Settings | null
  readonly workspaces: readonly DescribedWorkspace[]
  readonly store: {
    readonly state: StoreState
    readonly bytes: number
    readonly backups: number
    readonly rows: Readonly<Record<string, number>>
  }
  readonly calls: readonly ApiCall[]
  /** The lines of the log, the oldest first. */
  readonly log: readonly string[]
  readonly crashes: readonly CrashDump[]
  /** Names that a line of the log must not have: of workspaces, accounts, projects, the computer and its person. */
  readonly names: readonly string[]
}

const linesShared = 2_000
const faultsShared = 50

/** What leaves the computer when the person sends it: what is not named here is not in it. */
export const supportReport = (sources: ReportSources): ReportPart[] => {
  const log = sources.log
    .slice(-linesShared)
    .map((line) => shareLogLine(parseJson(line), sources.names))
    .filter((line) => line !== null)
  const faults = log.filter(({ id, error }) => id !== undefined || error !== undefined)
  return [
    { name: 'versions.json', text: json(sources.versions) },
    { name: 'settings.json', text: json(sharedSettings(sources)) },
    { name: 'store.json', text: json(sharedStore(sources)) },
    { name: 'faults.json', text: json(faults.slice(-faultsShared).reverse()) },
    { name: 'activity.csv', text: sharedCalls(sources.calls) },
    { name: 'log.txt', text: log.map((line) => `${JSON.stringify(line)}\n`).join('') },
    { name: 'crashes.json', text: json(sources.crashes.map(sharedDump)) },
  ]
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const timeText = (at: number): string => new Date(at).toISOString()

const sharedSettings = ({ settings, workspaces }: ReportSources) => ({
  settings: settings && {
    language: settings.language,
    colorScheme: settings.colorScheme,
    density: settings.density,
    isAnyCallOn: settings.isAnyCallOn,
    screen: settings.place.screen,
  },
  workspaces: workspaces.map(({ kind, timeZone, accounts }) => ({
    kind,
    timeZone,
    accounts: accounts.map(({ areas, password }) => ({ areas, password })),
  })),
})

const sharedStore = ({ store }: ReportSources) => {
  const { state, bytes, backups, rows } = store
  const cause = state.kind === 'closed' ? { cause: state.cause } : {}
  return { state: state.kind, ...cause, bytes, backups, rows }
}

const columns = [
  'at',
  'workspace',
  'account',
  'endpoint',
  'status',
  'durationMs',
  'bytesSent',
  'bytesReceived',
  'attempt',
  'outcome',
] as const

/** Calls with numbers in place of names; what the server has said is not among them. */
const sharedCalls = (calls: readonly ApiCall[]): string => {
  const workspaces = new Map<string, number>()
  const accounts = new Map<string, number>()
  const rows = calls.map((call) =>
    [
      timeText(call.at),
      numberOf(workspaces, call.workspace),
      numberOf(accounts, JSON.stringify([call.workspace, call.account])),
      sharedEndpoint(call.endpoint),
      call.status ?? '',
      call.durationMs,
      call.bytesSent,
      call.bytesReceived,
      call.attempt,
      call.outcome,
    ].join(','),
  )
  return `${[columns.join(','), ...rows].join('\n')}\n`
}

/** What a person calls by hand, or as an export of their own, is named as they like. */
const sharedEndpoint = (endpoint: string): string => {
  if (isKnownEndpoint(endpoint)) return endpoint
  const { kind } = readExportName(endpoint)
  if (kind === 'known') return endpoint
  return kind === 'own' ? exportEndpoint(leftOut) : leftOut
}

/** The same name has the same number all along. */
const numberOf = (numbers: Map<string, number>, name: string): number => {
  const number = numbers.get(name) ?? numbers.size + 1
  numbers.set(name, number)
  return number
}

/** The runtime names a dump by a random number. */
const sharedDump = ({ name, at, bytes }: CrashDump) => ({
  name: /^[0-9a-f-]{8,40}\.dmp$/.test(name) ? name : leftOut,
  at: timeText(at),
  bytes,
})
