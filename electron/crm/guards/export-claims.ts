import type { LoginKey } from '#core/accounts/login-key'
import type { CooldownKey } from '../../store/guards/cooldowns.ts'

/** `refused`: nothing of it counts at the server; `unknown`: perhaps it does. */
export type ExportOutcome = 'done' | 'refused' | 'unknown'

/** The right to ask for one export, which ends with what came of it. */
export interface ExportClaim {
  /** The wait is what the server has asked for, with a refusal. */
  readonly end: (outcome: ExportOutcome, waitMs: number) => void
}

type ExportClaimAnswer =
  | ({ readonly kind: 'claimed' } & ExportClaim)
  /** Somebody else has asked for it: so long it cools down. */
  | { readonly kind: 'cooling'; readonly leftMs: number }
  /** It waits, and nobody knows what others have asked for. */
  | { readonly kind: 'waiting'; readonly leftMs: number }
  /** Somebody else was refused with the login. */
  | { readonly kind: 'held' }

interface WantedExport {
  readonly lengthMs: number
  /** So much longer it may be where nobody has heard whether the export was made. */
  readonly unheardMs: number
  /** How long ago its cooldown was over as far as is known here; null where none is known. */
  readonly endedMsAgo: number | null
}

/** Whoever else may ask the same server for the same export is asked before one leaves. */
export interface ExportClaims {
  /** Resolves when what others know of a login is known here too, or they cannot be heard. */
  readonly heard: (login: LoginKey) => Promise<void>
  readonly claim: (key: CooldownKey, wanted: WantedExport) => Promise<ExportClaimAnswer>
}

/** One that nobody else has to know of. */
export const claimedAlone = { kind: 'claimed', end: () => undefined } as const

/** There is nobody else. */
export const nobodyElse: ExportClaims = {
  heard: () => Promise.resolve(),
  claim: () => Promise.resolve(claimedAlone),
}
