import type { Failure } from '#core/contract/failure'
import { dayMs, type Timestamp } from '#core/time'
import type { DeliveryOutcome } from '../delivery/outgoing.ts'
import type { AlarmBook, AlarmEvent, AlarmMessage } from './alarm.ts'
import type { AlarmWay } from './alarm-settings.ts'

/** What has left, or never will, is kept to be looked at. */
const keptMessages = 20

const isOpen = ({ state }: AlarmMessage): boolean => state === 'waiting' || state === 'sending'

interface NewMessages {
  readonly events: readonly AlarmEvent[]
  readonly ways: readonly AlarmWay[]
  readonly at: Timestamp
  readonly newId: () => string
}

/** One message for each way, behind those that wait. */
export const addMessages = (
  messages: readonly AlarmMessage[],
  { events, ways, at, newId }: NewMessages,
): AlarmMessage[] => {
  const ended = messages.filter((message) => !isOpen(message)).slice(-keptMessages)
  const kept = messages.filter((message) => isOpen(message) || ended.includes(message))
  if (events.length === 0) return kept
  const added = ways.map(
    (way): AlarmMessage => ({
      way,
      at,
      id: newId(),
      events: [...events],
      state: 'waiting',
      stateAt: at,
      failure: null,
      refused: [],
    }),
  )
  return [...kept, ...added]
}

/** Takes out what waits for a way that nobody wants any more. */
export const withoutUnwanted = (
  messages: readonly AlarmMessage[],
  ways: readonly AlarmWay[],
): AlarmMessage[] => messages.filter(({ state, way }) => state !== 'waiting' || ways.includes(way))

export const withMessage = (book: AlarmBook, changed: AlarmMessage): AlarmBook => ({
  ...book,
  messages: book.messages.map((one) => (one.id === changed.id ? changed : one)),
})

export const beginMessage = (message: AlarmMessage, at: Timestamp): AlarmMessage => ({
  ...message,
  state: 'sending',
  stateAt: at,
})

/** The message after an attempt. Only where it is certain that nothing has left, it waits for another one. */
export const endMessage = (
  message: AlarmMessage,
  outcome: DeliveryOutcome,
  at: Timestamp,
): AlarmMessage => {
  const failure = outcome.kind === 'failed' ? outcome.failure : null
  const refused = outcome.kind === 'sent' ? [...outcome.refused] : []
  const ended = { ...message, stateAt: at, failure, refused }
  if (failure === null || !mayTryAgain(failure)) return { ...ended, state: outcome.kind }
  // A reminder has come since, or comes soon.
  return { ...ended, state: at - message.at >= dayMs ? 'failed' : 'waiting' }
}

/** A server that is out of reach may come back; what a server or a person has refused is for a person. */
const mayTryAgain = ({ kind }: Failure): boolean => kind === 'unreachable' || kind === 'keychain'

/** What was on its way when the application ended is unknown, and is not sent again. */
export const loseMessages = (messages: readonly AlarmMessage[], at: Timestamp): AlarmMessage[] =>
  messages.map((message) =>
    message.state === 'sending' ? { ...message, state: 'unknown', stateAt: at } : message,
  )
