import { originOf } from '#core/accounts/login-key'
import { failed, success } from '#core/contract/failure'
import { areaOfSending } from '#core/team/team-area'
import type { SendingClaims } from '../../crm/guards/sending-claims.ts'
import type { TeamSendings } from '../../team/desk/team-sendings.ts'

interface SendingServices {
  readonly sendings: TeamSendings
  /** Resolves when the desk has come, or has had its time for that, and the team knows what it has to know first. */
  readonly ready: () => Promise<void>
}

const away = failed({ kind: 'team', fault: 'unreachable', again: 'now' } as const)

/** Nobody of the team can be asked any more. */
export const sendingsAway: SendingClaims = { claim: () => Promise.resolve(away) }

/** What leaves once, asked of the team. Where the team cannot be asked nothing leaves. */
export const sendingsOfTeam = ({ sendings, ready }: SendingServices): SendingClaims => ({
  claim: async ({ kind, baseUrl, key }) => {
    await ready()
    const answer = await sendings.claim({ kind, origin: originOf(baseUrl), key })
    if (answer.kind === 'claimed') return success(answer)
    if (answer.kind === 'away') return away
    if (answer.kind === 'outsideRole') {
      return failed({ kind: 'outsideRole', area: areaOfSending[kind], again: 'afterFix' })
    }
    // Prices of which nobody knows are free again in a few minutes: nobody has to look for them.
    const isUnderWay = answer.kind === 'busy' || (answer.kind === 'unknown' && kind === 'prices')
    return isUnderWay
      ? failed({ kind: 'taken', by: answer.by, standing: 'busy', again: 'now' })
      : failed({ kind: 'taken', by: answer.by, standing: answer.kind, again: 'never' })
  },
})
