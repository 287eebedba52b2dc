import { mayHaveMadeExport } from '#core/api/may-have-worked'
import { type FailureOf, type Result, success } from '#core/contract/failure'
import { isExportEndpoint } from '#core/exports/reports/export-endpoint'
import { type Clock, minuteMs } from '#core/time'
import type { CooldownKey } from '../../store/guards/cooldowns.ts'
import { nameOfCooldown } from './cooldown-key.ts'
import type { GuardMemory } from './guard-memory.ts'
import type { RequestProgress } from './watch-request.ts'

/** spec: Limits: the cooldown of an export. */
export const exportCooldownMs = 5 * minuteMs

/**
 * So long a server may still be at an export that nobody has heard the end of: it was killed here, called off, or given up
 * by whoever stands before the server.
 */
export const unheardExportMs = minuteMs

const rateLimited = 429

/** A server counts from what it has sent, whether that has arrived or not; a refusal counts nothing. */
export const mayCount = ({ hasLeft, status }: RequestProgress): boolean =>
  status === null ? hasLeft : mayHaveMadeExport(status)

export const isMade = ({ status }: Pick<RequestProgress, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300

export interface Cooldowns {
  /** Null when the call may go now. */
  readonly cooling: (key: CooldownKey) => FailureOf<'cooling'> | null
  /** Called right before a call leaves: an export whose end this run does not live to see cools down from here. */
  readonly begin: (key: CooldownKey) => Result<null>
  /** Somebody else has begun a cooldown, of which so much is left. */
  readonly learn: (key: CooldownKey, leftMs: number) => FailureOf<'cooling'>
  /** What somebody else had begun counts nothing after all. */
  readonly forget: (key: CooldownKey) => void
  /** How long ago its cooldown was over; null where this run knows of none. */
  readonly endedMsAgo: (key: CooldownKey) => number | null
  readonly rateLimited: (key: CooldownKey, waitMs: number) => void
  /** Called when the whole answer is there, or will never be. */
  readonly end: (key: CooldownKey, progress: RequestProgress) => void
}

/** Within a run the monotonic clock decides, also of what an earlier run has left. */
export const createCooldowns = (
  clock: Clock,
  memory: Pick<GuardMemory, 'listCooldowns' | 'writeCooldown' | 'removeCooldown'>,
): Cooldowns => {
  const endsAtElapsedMs = new Map<string, number>()
  /** When each of those that are under way has left. */
  const underWay = new Map<string, number>()
  for (const { leftMs, ...key } of memory.listCooldowns()) {
    endsAtElapsedMs.set(nameOfCooldown(key), clock.elapsedMs() + leftMs)
  }

  const start = (key: CooldownKey, lengthMs: number): Result<null> => {
    endsAtElapsedMs.set(nameOfCooldown(key), clock.elapsedMs() + lengthMs)
    return memory.writeCooldown(key, lengthMs)
  }

  const coolingUntil = (key: CooldownKey, leftMs: number): FailureOf<'cooling'> => {
    const until = Math.ceil(clock.now() + leftMs)
    return { kind: 'cooling', endpoint: key.endpoint, until, again: { at: until } }
  }
  const forget = (key: CooldownKey): void => {
    endsAtElapsedMs.delete(nameOfCooldown(key))
    memory.removeCooldown(key)
  }

  return {
    cooling: (key) => {
      const name = nameOfCooldown(key)
      const begunMs = (endsAtElapsedMs.get(name) ?? clock.elapsedMs()) - clock.elapsedMs()
      // What is under way counts from its end, which is still to come.
      const leftMs = underWay.has(name) ? exportCooldownMs : begunMs
      return leftMs <= 0 ? null : coolingUntil(key, leftMs)
    },
    learn: (key, leftMs) => {
      const knownMs = (endsAtElapsedMs.get(nameOfCooldown(key)) ?? 0) - clock.elapsedMs()
      if (knownMs < leftMs) start(key, leftMs)
      return coolingUntil(key, Math.max(knownMs, leftMs))
    },
    forget: (key) => {
      if (!underWay.has(nameOfCooldown(key))) forget(key)
    },
    endedMsAgo: (key) => {
      const endsAt = endsAtElapsedMs.get(nameOfCooldown(key))
      return endsAt === undefined ? null : clock.elapsedMs() - endsAt
    },
    begin: (key) => {
      if (!isExportEndpoint(key.endpoint)) return success(null)
      const begun = start(key, unheardExportMs + exportCooldownMs)
      if (begun.ok) underWay.set(nameOfCooldown(key), clock.elapsedMs())
      else endsAtElapsedMs.delete(nameOfCooldown(key))
      return begun
    },
    rateLimited: (key, waitMs) => {
      // Without room on the disk the cooldown holds until the end of this run.
      start(key, waitMs)
    },
    end: (key, progress) => {
      const begunAt = underWay.get(nameOfCooldown(key)) ?? clock.elapsedMs()
      underWay.delete(nameOfCooldown(key))
      if (!isExportEndpoint(key.endpoint) || progress.status === rateLimited) return
      if (!mayCount(progress)) return forget(key)
      const unheardMs = begunAt + unheardExportMs - clock.elapsedMs()
      start(key, exportCooldownMs + (isMade(progress) ? 0 : Math.max(0, unheardMs)))
    },
  }
}
