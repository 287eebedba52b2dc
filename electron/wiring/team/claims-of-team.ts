import { leftWithoutTeamMs } from '#core/team/left-without-team'
import type { Clock } from '#core/time'
import { type ExportClaims, nobodyElse } from '../../crm/guards/export-claims.ts'
import type { ReadableDb } from '../../store/file/handle.ts'
import type { CooldownKey } from '../../store/guards/cooldowns.ts'
import type { ExportOfLogin, TeamClaims } from '../../team/desk/team-claims.ts'
import { isLoginOfTeam } from './team-logins.ts'

interface ClaimingServices {
  readonly clock: Pick<Clock, 'elapsedMs'>
  readonly claims: TeamClaims
  /** Resolves when the desk has come, or has had its time for that, and the team knows what it has to know first. */
  readonly ready: () => Promise<void>
  /** How long ago the team was there; since the start of this run where it was not. */
  readonly heardMsAgo: () => number
}

interface OwnClaims extends Pick<ExportClaims, 'claim'> {
  /** The desk is with its team again, which has not heard what was loaded without it. */
  readonly come: () => Promise<void>
}

/** Nobody of the team can be asked any more, and what is known of it is known no more. */
export const claimsAway: ExportClaims = {
  heard: () => Promise.resolve(),
  claim: (_key, { lengthMs }) => Promise.resolve({ kind: 'waiting', leftMs: lengthMs }),
}

interface LoadedAlone {
  readonly of: ExportOfLogin
  readonly coolsUntilMs: number
}

/** The claims of a desk of a team, which go by what is known where the team cannot be asked. */
export const claimsOfTeam = ({ clock, claims, ready, heardMsAgo }: ClaimingServices): OwnClaims => {
  const untold = new Set<LoadedAlone>()
  const come = async (): Promise<void> => {
    for (const loaded of [...untold]) {
      const leftMs = Math.ceil(loaded.coolsUntilMs - clock.elapsedMs())
      if (leftMs <= 0 || (await claims.know(loaded.of, leftMs))) untold.delete(loaded)
    }
  }
  return {
    come,
    claim: async (key, { lengthMs, unheardMs, endedMsAgo }) => {
      await ready()
      const claim = await claims.claim(key, lengthMs)
      switch (claim.kind) {
        case 'busy':
          return { kind: 'cooling', leftMs: lengthMs }
        case 'away': {
          // Whoever has begun it may not have heard its end either.
          const leftMs = leftWithoutTeamMs({
            lengthMs: lengthMs + unheardMs,
            endedMsAgo,
            heardMsAgo: heardMsAgo(),
          })
          if (leftMs > 0) return { kind: 'waiting', leftMs }
          return {
            kind: 'claimed',
            end: (outcome) => {
              if (outcome === 'refused') return
              const coolsMs = lengthMs + (outcome === 'unknown' ? unheardMs : 0)
              untold.add({ of: key, coolsUntilMs: clock.elapsedMs() + coolsMs })
              void come()
            },
          }
        }
        default:
          return claim
      }
    },
  }
}

interface ClaimedLogins {
  readonly ofTeam: Pick<ExportClaims, 'claim'>
  /** Resolves when the team has told what it holds, or has had its time for that, with whether it has. */
  readonly heard: () => Promise<boolean>
  readonly claimed: (key: CooldownKey) => void
}

/** The logins of a demo are no business of the team. */
export const claimsOfLogins = (
  db: ReadableDb,
  { ofTeam, heard, claimed }: ClaimedLogins,
): ExportClaims => {
  let isHeard = false
  return {
    heard: async (login) => {
      if (isHeard || !isLoginOfTeam(db, login)) return
      if (await heard()) isHeard = true
    },
    claim: async (key, wanted) => {
      if (!isLoginOfTeam(db, key)) return nobodyElse.claim(key, wanted)
      const claim = await ofTeam.claim(key, wanted)
      if (claim.kind === 'claimed') claimed(key)
      return claim
    },
  }
}

/** Those of a desk that comes to a team and leaves it while it works. */
export const openedClaims = (now: () => ExportClaims): ExportClaims => ({
  heard: (login) => now().heard(login),
  claim: (key, wanted) => now().claim(key, wanted),
})
