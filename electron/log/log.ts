import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isDefect } from '#core/defect'
import type { Policy } from '#core/policy/policy'
import type { LogField } from '#core/support/log-fields'
import type { Clock } from '#core/time'

/** Only these fields and value types can be logged: no objects, so nothing can slip in with a spread. */
export type LogFields = Readonly<Partial<Record<LogField, string | number | boolean | null>>>

export interface Log {
  readonly event: (name: string, fields?: LogFields) => void
  readonly defect: (name: string, error: unknown, fields?: LogFields) => void
}

const maxBytes = 2_000_000

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

// The message of a foreign error may quote what it was working on, so only its kind and its place are kept.
const describeError = (error: unknown): LogFields => {
  if (!(error instanceof Error)) return { error: typeof error }
  const { stack = '', message } = error
  // A line of the message may look like a place.
  const places = stack.slice(stack.indexOf(message) + message.length)
  const frames = places.split('\n').filter((line) => line.startsWith('    at '))
  const code = (error as { code?: unknown }).code
  return {
    error: error.name,
    ...(isDefect(error) ? { message: error.message } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    stack: frames
      .slice(0, 12)
      .map((line) => line.trim())
      .join(' | '),
  }
}

interface OpenLogInput {
  readonly directory: string
  readonly clock: Clock
  readonly keeps?: Policy['log']
}

interface LinesInput {
  readonly clock: Clock
  readonly keeps?: Policy['log']
  readonly append: (line: string) => void
}

/** A log of one JSON line per event, wherever the lines go. */
export const logInLines = ({ clock, keeps = 'everything', append }: LinesInput): Log => {
  const write: Log['event'] = (name, fields = {}) =>
    append(
      `${JSON.stringify({ at: new Date(clock.now()).toISOString(), event: name, ...fields })}\n`,
    )
  return {
    event: keeps === 'everything' ? write : () => undefined,
    defect: (name, error, fields = {}) => write(name, { ...fields, ...describeError(error) }),
  }
}

/** Opens the log: one JSON line per event in `main.log`; a full file becomes `main.old.log`. */
export const openLog = ({ directory, clock, keeps = 'everything' }: OpenLogInput): Log => {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const path = join(directory, 'main.log')
  let bytes = sizeOf(path)

  const append = (line: string) => {
    // A full or read-only disk must not stop the work that is being logged.
    try {
      if (bytes > maxBytes) {
        renameSync(path, join(directory, 'main.old.log'))
        bytes = 0
      }
      appendFileSync(path, line, { mode: 0o600 })
      bytes += Buffer.byteLength(line)
    } catch {
      bytes = sizeOf(path)
    }
  }

  return logInLines({ clock, keeps, append })
}
