import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Seat } from './application.ts'

/** What the main process logs; each event has some of these. */
export interface LoggedEvent {
  readonly event: string
  readonly screen?: string
  /** The report number of a defect. */
  readonly id?: string
  readonly stack?: string
  /** Whether the first screen was drawn from a note or from the store. */
  readonly firstScreen?: 'noted' | 'asked'
}

export const mainLog = ({ profile }: Pick<Seat, 'profile'>): readonly LoggedEvent[] =>
  readFileSync(join(profile, 'logs', 'main.log'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LoggedEvent)

/** The names of what was logged, but for slow statements: a busy machine makes them. */
export const eventsIn = (seat: Seat): string[] =>
  mainLog(seat)
    .map(({ event }) => event)
    .filter((event) => event !== 'slow statement')
