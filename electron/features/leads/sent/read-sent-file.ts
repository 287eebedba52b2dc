import { type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { leadsKeptSince } from '#core/leads/privacy/retention'
import { guessClockShift } from '#core/leads/sent/guess-clock-shift'
import {
  type ReadSentFile,
  type ReadSentLead,
  readSentFile as readContent,
  type SentFileRequest,
} from '#core/leads/sent/read-sent-file'
import type { SentLead } from '#core/leads/sent/sent-lead'
import { dayMs } from '#core/time'
import type { LeadArchive } from '../../../store/leads/archive/lead-archives.ts'
import type { LeadsDependencies } from '../dependencies.ts'
import { bytesOfSource } from './bytes-of-source.ts'

export type SentFileSource = Pick<
  ParsedInputOf<'leads.readSentFile'>,
  'workspaceId' | 'source' | 'sheet' | 'timeZone' | 'mapping'
>

export interface OpenedSentFile {
  readonly fileName: string
  readonly sheets: string[]
  readonly content: SentFileRequest['content']
}

/** Reads what the site has given, as rows or as lines of JSON. */
export const openSentFile = async (
  dependencies: LeadsDependencies,
  wanted: Pick<SentFileSource, 'workspaceId' | 'source' | 'sheet'>,
  signal: AbortSignal,
): Promise<Result<OpenedSentFile>> => {
  const given = await bytesOfSource(dependencies, wanted, signal)
  return given.ok ? readTable(dependencies, { ...given.value, sheet: wanted.sheet }, signal) : given
}

interface SiteFile {
  readonly fileName: string
  readonly bytes: Uint8Array
  /** The sheet of a workbook; null for the first one. */
  readonly sheet: string | null
}

export const readTable = async (
  { tables }: Pick<LeadsDependencies, 'tables'>,
  { fileName, bytes, sheet }: SiteFile,
  signal: AbortSignal,
): Promise<Result<OpenedSentFile>> => {
  if (isJsonLines(fileName, bytes)) {
    const read = await tables.readLines(bytes, signal)
    return read.ok
      ? success({ fileName, sheets: [], content: { kind: 'lines', ...read.value } })
      : read
  }
  const read = await tables.read({ bytes, sheet }, signal)
  if (!read.ok) return read
  const { sheets, rows } = read.value
  return success({ fileName, sheets, content: { kind: 'rows', rows } })
}

/** A log is called as its program likes: its first sign tells. */
const isJsonLines = (fileName: string, bytes: Uint8Array): boolean => {
  if (/\.(?:json|jsonl|ndjson)$/i.test(fileName)) return true
  const first = bytes.find((byte) => byte > 0x20 && byte < 0x80)
  return /\.(?:log|txt)$/i.test(fileName) && (first === 0x7b || first === 0x5b)
}

// So much text is read within milliseconds: a thread takes longer to start.
const fewSigns = 100_000

/** Reads the file and hands its leads over in slices. */
export const takeSentFile = async (
  { store, threads }: LeadsDependencies,
  {
    workspaceId,
    opened,
    ...wanted
  }: Omit<SentFileSource, 'source' | 'sheet'> & {
    readonly opened: OpenedSentFile
  },
  take: (leads: readonly ReadSentLead[]) => Result<null>,
  signal: AbortSignal,
): Promise<Result<ReadSentFile>> => {
  const { content } = opened
  const archive = store.findLeadArchive(workspaceId)
  const request = { ...wanted, content, remembered: store.listSentMappings({ archive }) }
  if (content.rows.length > fewSigns) return threads.readSent(request, take, signal)
  const { leads, summary: told } = readContent(request)
  const taken = take(leads)
  return taken.ok ? success(told) : taken
}

const leadsGuessedBy = 1_000

/** Previews a file before anything of it is imported. */
export const readSentFile = async (
  dependencies: LeadsDependencies,
  wanted: ParsedInputOf<'leads.readSentFile'>,
  signal: AbortSignal,
): Promise<Result<OutputOf<'leads.readSentFile'>>> => {
  const { store, clock } = dependencies
  const opened = await openSentFile(dependencies, wanted, signal)
  if (!opened.ok) return opened
  const { workspaceId, mapping, timeZone } = wanted
  const archive = store.findLeadArchive(workspaceId)
  const keptSince = leadsKeptSince(store.readLeadSettings(workspaceId).retention, clock.now())
  let known = 0
  let tooOld = 0
  let newest: SentLead[] = []
  const taken = await takeSentFile(
    dependencies,
    { workspaceId, mapping, timeZone, opened: opened.value },
    (leads) => {
      tooOld += leads.filter(({ lead }) => lead.at < keptSince).length
      known += store.countKnownKeys({ archive, keys: leads.map(({ lead }) => lead.key) })
      // The newest are those of which the archive may know.
      newest = [...newest, ...leads.map(({ lead }) => lead)]
        .sort((a, b) => b.at - a.at)
        .slice(0, leadsGuessedBy)
      return success(null)
    },
    signal,
  )
  if (!taken.ok) return taken
  const read = taken.value
  return success({
    fileName: opened.value.fileName,
    sheets: opened.value.sheets,
    known,
    tooOld,
    mapping: read.mapping,
    isRemembered: read.isRemembered,
    isReadable: read.isReadable,
    firstRows: read.firstRows,
    rows: read.rows,
    leads: read.leads,
    problems: read.problems,
    problemCount: read.problemCount,
    period: read.period === null ? null : { ...read.period },
    clockShiftMs: guessShift(dependencies, archive, newest),
  })
}

const guessShift = (
  { store }: Pick<LeadsDependencies, 'store'>,
  archive: LeadArchive,
  newest: readonly SentLead[],
): number | null => {
  const [last, first] = [newest[0], newest.at(-1)]
  if (first === undefined || last === undefined) return null
  const listed = store.listLeadsBetween({
    archive,
    from: first.at - dayMs,
    to: last.at + dayMs,
    after: null,
    limit: 3 * leadsGuessedBy,
  })
  return guessClockShift(
    newest,
    listed.map(({ lead }) => lead),
  )
}
