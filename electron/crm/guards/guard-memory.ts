import type { LoginKey } from '#core/accounts/login-key'
import type { Result } from '#core/contract/failure'
import type { Timestamp } from '#core/time'
import type { NewOutgoingCall, OutgoingOutcome } from '../../store/activity/outgoing-calls.ts'
import type { CooldownKey } from '../../store/guards/cooldowns.ts'
import type { DeniedEndpoint } from '../../store/guards/denied-endpoints.ts'
import type { Hold, RefusedLogin } from '../../store/guards/holds.ts'
import type { LoginTrial, OpenTrial } from '../../store/guards/login-trials.ts'

/** `account`: nothing leaves with the login. `endpoint`: only that pair is held. `none`: it is counted, no more. */
export type RefusalScope = 'account' | 'endpoint' | 'none'

export interface LeftCooldown extends CooldownKey {
  readonly leftMs: number
}

/** What the guards must know in the next run too. Every write is committed when it returns. */
export interface GuardMemory {
  readonly readHold: (login: LoginKey) => Hold | null
  /** Since when nothing is sent to a server with any login; null where requests may leave. */
  readonly readOriginHold: (origin: string) => Timestamp | null
  readonly readFailuresInARow: (login: LoginKey) => number
  readonly hasWorked: (login: LoginKey, endpoint: string) => boolean
  readonly listDenied: (login: LoginKey) => readonly DeniedEndpoint[]
  /** Throws where the disk refuses. */
  readonly writeRefusal: (refused: RefusedLogin, scope: RefusalScope) => void
  /** A disk that refuses this costs caution later on, and nobody the answer. */
  readonly writeWorked: (login: LoginKey, endpoint: string) => void
  /** Called when the pair was let in after all. A disk that refuses this holds the pair in the next run. */
  readonly permit: (login: LoginKey, endpoint: string) => void
  /** A person's act: whatever was held for the login may go again. */
  readonly release: (login: LoginKey) => Result<null>
  /** Called when a login that a person has tried was let in. */
  readonly releaseOrigin: (origin: string) => void
  readonly readTrial: (login: LoginKey) => LoginTrial
  /** Refused by the disk, the call must not leave. */
  readonly beginTrial: (login: LoginKey, trial: OpenTrial) => Result<null>
  /** A disk that refuses one of these costs caution in the next run. */
  readonly endTrial: (login: LoginKey) => void
  readonly writeProven: (login: LoginKey) => void
  /** Called before the login gets another password. */
  readonly forgetTrial: (login: LoginKey) => void
  /** The cooldowns that earlier runs have left, each with the rest of its time. */
  readonly listCooldowns: () => readonly LeftCooldown[]
  /** The cooldown begins now. */
  readonly writeCooldown: (key: CooldownKey, lengthMs: number) => Result<null>
  readonly removeCooldown: (key: CooldownKey) => Result<null>
  /** Refused by the disk, the call must not leave. */
  readonly insertOutgoing: (call: NewOutgoingCall) => Result<number>
  /** What the disk does not take stays as sent without an answer. */
  readonly writeOutgoing: (id: number, outcome: OutgoingOutcome) => void
}
