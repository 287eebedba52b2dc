import {
  cancelled,
  type FailureOf,
  failed,
  type InputRule,
  type Result,
  success,
} from '#core/contract/failure'
import { oneAfterAnother } from '#core/works-in-turn'
import {
  type DoneOf,
  outOfMemoryCode,
  type ParsedWorkbook,
  type ReportsAnswer,
  type ReportsRequest,
  type TableKey,
  type WorkInputOf,
  type WorkKind,
} from './reports/reports-message.ts'
import { restingProcess } from './resting-process.ts'
import type { TableFault } from './tables/tables-message.ts'

/** A process that was started; it says nothing before it is asked. */
export interface ReportsChild {
  readonly post: (request: ReportsRequest) => void
  readonly onMessage: (listener: (answer: unknown) => void) => void
  readonly onExit: (listener: (code: number | null) => void) => void
  readonly kill: () => void
}

/** What a request needs at hand, and where it comes from when the process has it no longer. */
export interface NeededTable {
  readonly key: TableKey
  readonly load: () => Promise<Result<ParsedWorkbook>>
}

export interface Reports {
  readonly ask: <K extends WorkKind>(
    request: {
      readonly kind: K
      readonly input: WorkInputOf<K>
      readonly needs?: readonly NeededTable[]
      /** The words of a refusal; those of a run where they are left out. */
      readonly refused?: Refusal
      /** How long it may take; the usual time where it is left out. */
      readonly longestMs?: number
    },
    signal: AbortSignal,
  ) => Promise<Result<DoneOf<K>>>
  /** Calls off what was asked and ends the process; who asks later gets another one. */
  readonly stop: () => void
}

interface BegunReading {
  /** The file was read or refused in words: it ends no process. */
  readonly end: () => void
  /** The reading was called off, which says nothing about the file. */
  readonly takeBack: () => void
}

/** What is noted before a file is read and taken away after it, so that what ends a process is known at the next try. */
export interface BeingRead {
  /** Null of a file that is put aside: it has ended the process that reads, or all of the application, too often. */
  readonly begin: (bytes: Uint8Array) => Promise<BegunReading | null>
}

type Refusal = (fault: TableFault) => Result<never>

interface ReportsProcess {
  readonly launch: () => ReportsChild
  readonly beingRead: BeingRead
  /** How long the process stays without a request: it costs memory. */
  readonly idleMs: number
  readonly longestMs: number
}

interface RunningReports {
  readonly child: ReportsChild
  readonly held: Set<TableKey>
  isGone: boolean
  /** It has ended itself because it needed more memory than it may have. */
  isTooLarge: boolean
  /** Settles the request that is under way. */
  settle: (answer: Result<ReportsAnswer>) => void
}

interface ReportsAsk {
  readonly kind: WorkKind
  readonly input: WorkInputOf<WorkKind>
  readonly needs?: readonly NeededTable[]
  readonly refused?: Refusal
  readonly longestMs?: number
}

interface Attempt {
  readonly result: Result<unknown>
  readonly process: 'rests' | 'ended' | 'worthAnother'
}

const calledOff: Attempt = { result: failed(cancelled), process: 'rests' }

/** The process that reads and computes: started with the first request, one request at a time. */
export const reportsProcess = ({
  launch,
  beingRead,
  idleMs,
  longestMs,
}: ReportsProcess): Reports => {
  const process = restingProcess({ launch: () => begin(launch()), idleMs })
  const oneAtATime = oneAfterAnother()
  const attempt = async (ask: ReportsAsk, signal: AbortSignal): Promise<Attempt> => {
    const running = process.start()
    const wasFresh = running.held.size === 0
    const tables = await load(running.held, ask.needs ?? [])
    if (!tables.ok) {
      process.rest()
      return { result: tables, process: 'rests' }
    }
    const { kind, input, refused = refusedRun } = ask
    const request = { kind, input, tables: tables.value }
    const limits = { signal, longestMs: ask.longestMs ?? longestMs }
    const answer = await answerOf(running, request, limits)
    if (answer.ok) {
      process.rest()
      return { result: outcomeOf(running, answer.value, refused), process: 'rests' }
    }
    const { isGone, isTooLarge } = running
    process.end()
    const result = isTooLarge ? refused('tableTooLarge') : answer
    // Perhaps other tables that the process held were too much, or somebody else has ended it.
    return { result, process: isGone && !(isTooLarge && wasFresh) ? 'worthAnother' : 'ended' }
  }
  /** A note stands while the file is read: by it what ends a process is known, even after the next start. */
  const attemptNoted = async (
    ask: ReportsAsk,
    signal: AbortSignal,
    isCalledOff: () => boolean,
  ): Promise<Attempt> => {
    const bytes = outsideBytesOf(ask.input)
    const note = bytes === null ? nothingNoted : await beingRead.begin(bytes)
    if (note === null) return { result: lost('broke'), process: 'rests' }
    const tried = isCalledOff() ? calledOff : await attempt(ask, signal)
    if (isCalledOff()) note.takeBack()
    else if (tried.process === 'rests') note.end()
    return tried
  }
  const inTurn = async (ask: ReportsAsk, signal: AbortSignal, isStopped: () => boolean) => {
    const isCalledOff = () => signal.aborted || isStopped()
    if (isCalledOff()) return failed(cancelled)
    const first = await attemptNoted(ask, signal, isCalledOff)
    if (isCalledOff() || first.process !== 'worthAnother') return first.result
    return (await attemptNoted(ask, signal, isCalledOff)).result
  }
  return {
    ask: <K extends WorkKind>(ask: { kind: K; input: WorkInputOf<K> }, signal: AbortSignal) => {
      const isStopped = process.sinceNow()
      const turn = oneAtATime(() => inTurn(ask, signal, isStopped))
      return turn as Promise<Result<DoneOf<K>>>
    },
    stop: () => {
      process.running()?.settle(failed(cancelled))
      process.stop()
    },
  }
}

const begin = (child: ReportsChild): RunningReports => {
  const begun: RunningReports = {
    child,
    held: new Set(),
    isGone: false,
    isTooLarge: false,
    settle: () => undefined,
  }
  child.onMessage((answer) => begun.settle(success(answer as ReportsAnswer)))
  child.onExit((code) => {
    begun.isGone = true
    begun.isTooLarge = code === outOfMemoryCode
    begun.settle(lost('broke'))
  })
  return begun
}

const load = async (
  held: ReadonlySet<TableKey>,
  needs: readonly NeededTable[],
): Promise<Result<ReportsRequest['tables']>> => {
  const tables: { key: TableKey; parsed: ParsedWorkbook }[] = []
  for (const { key, load: loadTable } of needs) {
    if (held.has(key)) continue
    const parsed = await loadTable()
    if (!parsed.ok) return parsed
    tables.push({ key, parsed: parsed.value })
  }
  return success(tables)
}

/** The failure says nothing about the contents: another computer, or another day, may read them. */
const lost = (cause: FailureOf<'reader'>['cause']): Result<never> =>
  failed({ kind: 'reader', cause, again: 'now' })

const answerOf = (
  process: RunningReports,
  request: ReportsRequest,
  { signal, longestMs }: { readonly signal: AbortSignal; readonly longestMs: number },
): Promise<Result<ReportsAnswer>> =>
  new Promise((resolve) => {
    process.settle = (answer) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      process.settle = () => undefined
      resolve(answer)
    }
    const stop = () => process.settle(failed(cancelled))
    const timer = setTimeout(() => process.settle(lost('tookTooLong')), longestMs)
    if (process.isGone) process.settle(lost('broke'))
    else if (signal.aborted) stop()
    else {
      signal.addEventListener('abort', stop, { once: true })
      process.child.post(request)
    }
  })

/** What a request hands over that comes from outside: a file of a person's, an answer of a server, or files by their places. */
const outsideBytesOf = (input: ReportsAsk['input']): Uint8Array | null => {
  if ('contents' in input) return input.contents
  if ('files' in input) return Buffer.from(JSON.stringify(input.files))
  return 'bytes' in input ? input.bytes : null
}

const nothingNoted = { end: () => undefined, takeBack: () => undefined }

const faults: Readonly<Record<TableFault, InputRule>> = {
  notATable: 'runNotATable',
  encryptedTable: 'runEncrypted',
  tableTooLarge: 'runTooLarge',
  noSheet: 'runNotATable',
  custom: 'custom',
}

const refusedRun: Refusal = (fault) =>
  failed({ kind: 'invalidInput', path: 'contents', rule: faults[fault], again: 'never' })

const outcomeOf = (
  { held }: RunningReports,
  answer: ReportsAnswer,
  refused: Refusal,
): Result<unknown> => {
  held.clear()
  for (const key of answer.held) held.add(key)
  if (answer.kind === 'done') return success(answer.done)
  if (answer.kind === 'refused') return refused(answer.fault)
  throw new Error(`The process of the reports broke: ${answer.message}`)
}
