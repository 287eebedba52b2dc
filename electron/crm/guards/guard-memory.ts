import type { Result } from '#core/contract/failure'
import type { AccountId } from '#core/ids'
import type { NewOutgoingCall, OutgoingOutcome } from '../../store/activity/outgoing-calls.ts'
import type { Cooldown, CooldownKey } from '../../store/guards/cooldowns.ts'
import type { DeniedEndpoint } from '../../store/guards/endpoint-standings.ts'
import type { Hold, RefusedLogin } from '../../store/guards/holds.ts'

/** What the guards must know in the next run too. Every write is committed when it returns. */
export interface GuardMemory {
  readonly readHold: (account: AccountId) => Hold | null
  readonly readFailuresInARow: (account: AccountId) => number
  readonly hasWorked: (account: AccountId, endpoint: string) => boolean
  readonly listDenied: (account: AccountId) => readonly DeniedEndpoint[]
  /** `account`: nothing leaves with it. `endpoint`: only that pair is held. Throws where the disk refuses. */
  readonly writeRefusal: (refused: RefusedLogin, scope: 'account' | 'endpoint') => void
  /** A disk that refuses this costs caution later on, and nobody the answer. */
  readonly writeWorked: (account: AccountId, endpoint: string) => void
  /** The pair was let in after all. A disk that refuses this holds the pair in the next run. */
  readonly permit: (account: AccountId, endpoint: string) => void
  /** A person's act: whatever was held for the account may go again. */
  readonly release: (account: AccountId) => Result<null>
  readonly listCooldowns: () => readonly Cooldown[]
  readonly writeCooldown: (cooldown: Cooldown) => Result<null>
  readonly removeCooldown: (key: CooldownKey) => Result<null>
  /** Refused by the disk, the call must not leave. */
  readonly insertOutgoing: (call: NewOutgoingCall) => Result<number>
  /** What the disk does not take stays as sent without an answer. */
  readonly writeOutgoing: (id: number, outcome: OutgoingOutcome) => void
}
