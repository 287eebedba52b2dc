import { type AlarmBook, type AlarmMessage, emptyAlarmBook } from '#core/exports/alarms/alarm'
import {
  addMessages,
  beginMessage,
  endMessage,
  loseMessages,
  withMessage,
  withoutUnwanted,
} from '#core/exports/alarms/alarm-messages'
import { type AlarmSettings, type AlarmWay, alarmWaysOf } from '#core/exports/alarms/alarm-settings'
import {
  decideAlarms,
  type FoundTroubles,
  type Reminders,
} from '#core/exports/alarms/decide-alarms'
import { alarmKindOf, type Trouble, withoutAddresses } from '#core/exports/alarms/trouble'
import type { DeliveryOutcome } from '#core/exports/delivery/outgoing'
import { hourMs, minuteMs } from '#core/time'
import type { ExportsDependencies } from '../dependencies.ts'
import { isEnding } from '../is-ending.ts'
import { type AlarmSending, type PreparedAlarm, prepareAlarm } from './prepare-alarm.ts'
import { findReportTroubles } from './report-troubles.ts'

type Dependencies = AlarmSending &
  Pick<
    ExportsDependencies,
    | 'store'
    | 'clock'
    | 'boot'
    | 'newId'
    | 'isOnline'
    | 'mayBegin'
    | 'ending'
    | 'notify'
    | 'listOwnWorkspaces'
    | 'otherTroubles'
    | 'refusal'
    | 'logDefect'
  >

export interface AlarmsWatch {
  /** Called every few seconds; it never rejects. */
  readonly look: () => Promise<void>
  /** Resolves when nothing is on its way any more. */
  readonly ended: () => Promise<void>
}

/** Leads and reports change within minutes; judging a silence reads weeks of them. */
const lookEveryMs = minuteMs
/** A server that was out of reach is tried again after so long. */
const againMs = 5 * minuteMs

/**
 * Tells people of what fails: what is decided is on the disk before anything leaves, and what has left leaves once. A
 * disk that takes nothing is told of all the same, once as long as the program runs.
 */
export const watchAlarms = (dependencies: Dependencies): AlarmsWatch => {
  const { store, boot, isOnline, ending, logDefect } = dependencies
  const findDisk = watchDisk(dependencies)
  let reminders: Reminders = new Map()
  /** What people are told of a disk that does not take it down. */
  let unwritten = emptyAlarmBook
  let nextLookMs = 0
  let isRecovered = false
  let underWay: Promise<void> | null = null
  const nextTries = new Map<AlarmWay, number>()
  const isLate = (ms: number) => boot.sinceBootMs() >= ms
  const tryLater = (way: AlarmWay) => nextTries.set(way, boot.sinceBootMs() + againMs)
  const decide = async (settings: AlarmSettings | null) => {
    if (!isRecovered) isRecovered = recover(dependencies)
    if (!isRecovered || !isLate(nextLookMs)) return
    nextLookMs = boot.sinceBootMs() + lookEveryMs
    const written = store.readAlarmBook()
    const before = withUnwritten(written, unwritten)
    const decided = nextBook(dependencies, { before, settings, reminders, findDisk })
    if (isSame(written, decided.book) || store.write.writeAlarmBook(decided.book).ok) {
      reminders = decided.reminders
      unwritten = emptyAlarmBook
      return
    }
    // The next look decides anew of everything else: it does not leave before it is written down.
    unwritten = ofDisk(decided.book, written)
    reminders = withReminders(reminders, decided.reminders, unwritten)
    await tellUnwritten()
  }
  /** Leaves without a row, which the disk does not take: that nothing is written down is what it says. */
  const tellUnwritten = async () => {
    for (const message of unwritten.messages) {
      if (message.state !== 'waiting' || !isLate(nextTries.get(message.way) ?? 0)) continue
      if (isEnding(dependencies)) return
      const prepared = await prepareAlarm(dependencies, message)
      if (isEnding(dependencies)) return
      const ended = await attempt(dependencies, message, prepared)
      unwritten = withMessage(unwritten, ended)
      tellTrouble(dependencies, ended)
      if (ended.state === 'waiting') tryLater(ended.way)
    }
  }
  const sendWaiting = async (settings: AlarmSettings) => {
    for (const way of alarmWaysOf(settings)) {
      if (!isLate(nextTries.get(way) ?? 0)) continue
      for (;;) {
        const message = waitingOf(store.readAlarmBook(), way)
        if (message === null || isEnding(dependencies) || !isOnline()) break
        const isOnItsWay = await sendMessage(dependencies, message)
        if (isOnItsWay) continue
        tryLater(way)
        break
      }
    }
  }
  const work = async () => {
    try {
      const settings = store.readAlarmSettings()
      await decide(settings)
      if (settings !== null) await sendWaiting(settings)
    } catch (error) {
      if (!ending.aborted) logDefect('look at the alarms', error)
    }
  }
  return {
    look: async () => {
      if (underWay !== null || ending.aborted || !isOnline()) return
      underWay = work().finally(() => {
        underWay = null
      })
      await underWay
    },
    ended: async () => {
      await underWay
    },
  }
}

/** What stands on the disk, and what people were told without it. */
const withUnwritten = (written: AlarmBook, unwritten: AlarmBook): AlarmBook => {
  const told = new Set(unwritten.alarms.map(({ trouble }) => trouble.key))
  return {
    alarms: [
      ...written.alarms.filter(({ trouble }) => !told.has(trouble.key)),
      ...unwritten.alarms,
    ],
    messages: [...written.messages, ...unwritten.messages],
  }
}

/** What a decision says of the disk itself, beyond what stands on it. */
const ofDisk = ({ alarms, messages }: AlarmBook, written: AlarmBook): AlarmBook => {
  const known = new Set(written.messages.map(({ id }) => id))
  return {
    alarms: alarms.filter(({ trouble }) => trouble.kind === 'disk'),
    messages: messages
      .filter(({ id }) => !known.has(id))
      .map((message) => ({
        ...message,
        events: message.events.filter(({ trouble }) => trouble.kind === 'disk'),
      }))
      .filter(({ events }) => events.length > 0),
  }
}

/** What has not been told keeps its day. */
const withReminders = (before: Reminders, decided: Reminders, { alarms }: AlarmBook): Reminders => {
  const told = new Set(alarms.map(({ trouble }) => trouble.key))
  return new Map([...before, ...[...decided].filter(([key]) => told.has(key))])
}

const waitingOf = ({ messages }: AlarmBook, way: AlarmWay): AlarmMessage | null =>
  messages.find((message) => message.way === way && message.state === 'waiting') ?? null

const isSame = (one: AlarmBook, other: AlarmBook): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Says of what was on its way when the application ended that nobody knows; false where the disk refuses. */
const recover = ({ store, clock, ...others }: Dependencies): boolean => {
  const book = store.readAlarmBook()
  const messages = loseMessages(book.messages, clock.now())
  if (isSame(book, { ...book, messages })) return true
  if (!store.write.writeAlarmBook({ ...book, messages }).ok) return false
  for (const { id, state } of book.messages) {
    const lost = messages.find((message) => message.id === id)
    if (lost !== undefined && lost.state !== state) tellTrouble({ ...others, clock, store }, lost)
  }
  return true
}

interface BookInput {
  readonly before: AlarmBook
  readonly settings: AlarmSettings | null
  readonly reminders: Reminders
  readonly findDisk: () => FoundTroubles
}

/** What a person has switched off is not told any more, and its end is not told either. */
const nextBook = (
  dependencies: Dependencies,
  { before, settings, reminders, findDisk }: BookInput,
): { readonly book: AlarmBook; readonly reminders: Reminders } => {
  if (settings === null) return { book: emptyAlarmBook, reminders: new Map() }
  const { clock, boot, newId } = dependencies
  const isTold = (trouble: Trouble) => {
    const kind = alarmKindOf(trouble)
    return kind === null || settings.kinds.includes(kind)
  }
  const alarms = before.alarms.filter(({ trouble }) => isTold(trouble))
  const known = alarms.map(({ trouble }) => trouble)
  const found = findTroubles({ ...dependencies, findDisk }, known)
  const now = clock.now()
  const decided = decideAlarms({
    alarms,
    reminders,
    now,
    found: { ...found, troubles: found.troubles.filter(isTold) },
    sinceBootMs: boot.sinceBootMs(),
  })
  const ways = alarmWaysOf(settings)
  const wanted = withoutUnwanted(before.messages, ways)
  const messages = addMessages(wanted, { events: decided.events, ways, at: now, newId })
  return { book: { alarms: [...decided.alarms], messages }, reminders: decided.reminders }
}

/** Prepared, then written down as on its way, then sent. False where it waits for another attempt, or nothing can be written. */
const sendMessage = async (dependencies: Dependencies, message: AlarmMessage): Promise<boolean> => {
  const { store, clock, ending } = dependencies
  const write = (changed: AlarmMessage): boolean =>
    store.write.writeAlarmBook(withMessage(store.readAlarmBook(), changed)).ok
  const prepared = await prepareAlarm(dependencies, message)
  if (isEnding(dependencies)) return false
  if (prepared.ok && !write(beginMessage(message, clock.now()))) return false
  const ended = await attempt(dependencies, message, prepared)
  // The application ends: what is on its way stays written down as that.
  if (ending.aborted) return false
  if (!write(ended)) return false
  tellTrouble(dependencies, ended)
  return ended.state !== 'waiting'
}

/** The message after it has left, or could not. */
const attempt = async (
  { clock, logDefect }: Pick<Dependencies, 'clock' | 'logDefect'>,
  message: AlarmMessage,
  prepared: PreparedAlarm,
): Promise<AlarmMessage> => {
  let outcome: DeliveryOutcome = { kind: 'unknown' }
  try {
    outcome = prepared.ok ? await prepared.value() : { kind: 'failed', failure: prepared.failure }
  } catch (error) {
    logDefect('alarm not sent', error)
  }
  return endMessage(message, outcome, clock.now())
}

/** Of what waits or has arrived nobody has to hear. */
const tellTrouble = (
  {
    notify,
    listOwnWorkspaces,
  }: Pick<Dependencies, 'notify' | 'listOwnWorkspaces' | 'store' | 'clock'>,
  { way, state }: AlarmMessage,
): void => {
  const [first] = listOwnWorkspaces()
  if (first === undefined || (state !== 'failed' && state !== 'unknown')) return
  notify({ kind: 'alarm', way, state }, { kind: 'workspace', workspaceId: first.id })
}

const diskKey = 'disk'

/** A disk that is nearly full takes small changes and refuses reports by turns: it is over when it has refused none for so long. */
const calmMs = 2 * hourMs

/** A disk that takes no changes stops everything of every workspace, so that one line tells it of all. */
const watchDisk = ({
  refusal,
  listOwnWorkspaces,
  boot,
}: Pick<ExportsDependencies, 'refusal' | 'listOwnWorkspaces' | 'boot'>): (() => FoundTroubles) => {
  // Nobody knows what the disk refused before the program was started.
  let lastMs = boot.sinceBootMs()
  return () => {
    const refused = refusal()
    const workspaces = listOwnWorkspaces()
    const sinceBootMs = boot.sinceBootMs()
    if (refused !== null) lastMs = sinceBootMs
    const isFound = refused !== null && workspaces.length > 0
    return {
      troubles: isFound
        ? [
            {
              kind: 'disk',
              key: diskKey,
              workspace: workspaces.map(({ name }) => withoutAddresses(name)).join(', '),
              isFull: refused.cause === 'full',
            },
          ]
        : [],
      undecided: new Set(sinceBootMs - lastMs < calmMs ? [diskKey] : []),
      dropped: new Set(),
    }
  }
}

/** Everything that fails now, whichever feature knows of it; the demo is nobody's. */
const findTroubles = (
  {
    store,
    listOwnWorkspaces,
    otherTroubles,
    findDisk,
  }: Pick<ExportsDependencies, 'store' | 'listOwnWorkspaces' | 'otherTroubles'> & {
    readonly findDisk: () => FoundTroubles
  },
  known: readonly Trouble[],
): FoundTroubles => {
  const workspaces = listOwnWorkspaces()
  const found = [
    findDisk(),
    findReportTroubles({ store }, { workspaces, known }),
    ...otherTroubles({ workspaces, known }),
  ]
  return {
    troubles: found.flatMap(({ troubles }) => troubles),
    undecided: new Set(found.flatMap(({ undecided }) => [...undecided])),
    dropped: new Set(found.flatMap(({ dropped }) => [...dropped])),
  }
}
