import { leftWithoutTeamMs } from '#core/team/left-without-team'
import { type ExportClaims, nobodyElse } from '../../crm/guards/export-claims.ts'
import type { ReadableDb } from '../../store/file/handle.ts'
import type { CooldownKey } from '../../store/guards/cooldowns.ts'
import type { TeamClaims } from '../../team/desk/team-claims.ts'
import { isLoginOfTeam } from './team-logins.ts'

interface ClaimingServices {
  readonly claims: Pick<TeamClaims, 'claim'>
  /** Resolves when the desk has come, or has had its time for that, and the team knows what it has to know first. */
  readonly ready: () => Promise<void>
  /** How long ago the team was there; since the start of this run where it was not. */
  readonly heardMsAgo: () => number
}

/** Nobody of the team can be asked any more, and what is known of it is known no more. */
export const claimsAway: ExportClaims = {
  claim: (_key, { lengthMs }) => Promise.resolve({ kind: 'waiting', leftMs: lengthMs }),
}

/** The claims of a desk of a team, which go by what is known where the team cannot be asked. */
export const claimsOfTeam = ({ claims, ready, heardMsAgo }: ClaimingServices): ExportClaims => ({
  claim: async (key, { lengthMs, endedMsAgo }) => {
    await ready()
    const claim = await claims.claim(key, lengthMs)
    switch (claim.kind) {
      case 'busy':
        return { kind: 'cooling', leftMs: lengthMs }
      case 'away': {
        const leftMs = leftWithoutTeamMs({ lengthMs, endedMsAgo, heardMsAgo: heardMsAgo() })
        return leftMs > 0 ? { kind: 'waiting', leftMs } : { kind: 'claimed', end: () => undefined }
      }
      default:
        return claim
    }
  },
})

interface ClaimedLogins {
  readonly ofTeam: ExportClaims
  readonly claimed: (key: CooldownKey) => void
}

/** The logins of a demo are no business of the team. */
export const claimsOfLogins = (
  db: ReadableDb,
  { ofTeam, claimed }: ClaimedLogins,
): ExportClaims => ({
  claim: async (key, wanted) => {
    if (!isLoginOfTeam(db, key)) return nobodyElse.claim(key, wanted)
    const claim = await ofTeam.claim(key, wanted)
    if (claim.kind === 'claimed') claimed(key)
    return claim
  },
})
