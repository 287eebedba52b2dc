import type { SandboxClock } from './clock.ts'

const minuteMs = 60_000
/** spec: Authentication 5: the ban escalates with further failed attempts, up to 24 hours. */
const banMinutes = [5, 15, 60, 240, 1_440]

export interface Bans {
  readonly isBanned: (login: string) => boolean
  readonly failed: (login: string) => void
  readonly succeeded: (login: string) => void
}

interface Record {
  failures: number
  bannedUntil: number
}

/** Repeated failed logins ban an account for a while; attempts during a ban lengthen it. */
export const startBans = ({
  clock,
  threshold,
}: {
  clock: SandboxClock
  threshold: number
}): Bans => {
  const records = new Map<string, Record>()
  const recordOf = (login: string): Record => records.get(login) ?? { failures: 0, bannedUntil: 0 }
  return {
    isBanned: (login) => recordOf(login).bannedUntil > clock.now(),
    failed: (login) => {
      const failures = recordOf(login).failures + 1
      const level = failures - threshold
      const minutes = level < 0 ? 0 : (banMinutes[level] ?? banMinutes.at(-1) ?? 0)
      records.set(login, { failures, bannedUntil: minutes * minuteMs + clock.now() })
    },
    succeeded: (login) => records.delete(login),
  }
}
