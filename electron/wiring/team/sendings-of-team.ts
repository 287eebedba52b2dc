import { originOf } from '#core/accounts/login-key'
import { failed, needsApproval, success, teamAway } from '#core/contract/failure'
import type { DraftId } from '#core/ids'
import { areaOfSending, type TeamArea } from '#core/team/team-area'
import {
  type PricesToSend,
  type SendingClaims,
  type SendingRights,
  sentAlone,
} from '../../crm/guards/sending-claims.ts'
import type { TeamSendings } from '../../team/desk/team-sendings.ts'

interface SendingServices {
  readonly sendings: TeamSendings
  /** Resolves when the desk has come, or has had its time for that, and the team knows what it has to know first. */
  readonly ready: () => Promise<void>
  /** What the person works with; null while the team cannot be asked. */
  readonly readAreas: () => Promise<readonly TeamArea[] | null>
  /** What the team calls a draft of this desk; null where it is this desk's alone. */
  readonly sharedIdOf: (draftId: DraftId) => string | null
}

const outsideRole = (area: TeamArea) =>
  failed({ kind: 'outsideRole', area, again: 'afterFix' } as const)

/** Nobody of the team can be asked any more. */
export const sendingsAway: SendingClaims & SendingRights = {
  claim: () => Promise.resolve(failed(teamAway)),
  covers: sentAlone.covers,
}

/** What leaves once, asked of the team. Where the team cannot be asked nothing leaves but what may arrive twice. */
export const sendingsOfTeam = ({
  sendings,
  ready,
  readAreas,
  sharedIdOf,
}: SendingServices): SendingClaims & SendingRights => ({
  covers: async ({ kind }) => {
    await ready()
    const area = areaOfSending[kind]
    const areas = await readAreas()
    return areas?.includes(area) === false ? outsideRole(area) : success(null)
  },
  claim: async ({ kind, baseUrl, key, prices }) => {
    await ready()
    const answer = await sendings.claim({
      kind,
      origin: originOf(baseUrl),
      key,
      ...(prices && { prices: sharedPrices(prices, sharedIdOf) }),
    })
    if (answer.kind === 'claimed') return success(answer)
    if (answer.kind === 'away') return failed(teamAway)
    if (answer.kind === 'unapproved') return needsApproval
    if (answer.kind === 'outsideRole') {
      return outsideRole(areaOfSending[kind])
    }
    // Prices of which nobody knows are free again in a few minutes: nobody has to look for them.
    const standing = answer.kind === 'unknown' && kind === 'prices' ? 'settling' : answer.kind
    const isPassing = standing === 'busy' || standing === 'settling'
    return failed({ kind: 'taken', by: answer.by, standing, again: isPassing ? 'now' : 'never' })
  },
})

const sharedPrices = (
  { draftId, units }: PricesToSend,
  sharedIdOf: SendingServices['sharedIdOf'],
) => ({ sharedId: draftId && sharedIdOf(draftId), units })

/** Those of a desk that comes to a team and leaves it while it works. */
export const openedSendings = (
  now: () => SendingClaims & SendingRights,
): SendingClaims & SendingRights => ({
  claim: (sent) => now().claim(sent),
  covers: (sent) => now().covers(sent),
})
