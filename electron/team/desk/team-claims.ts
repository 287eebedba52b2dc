import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isForLater } from '../team-result.ts'
import type { TeamDesk } from './open-desk.ts'
import type { TellEnd } from './tell-end.ts'

/** One export of one login at one server. */
export interface ExportOfLogin {
  readonly origin: string
  readonly login: string
  readonly endpoint: string
}

export type ExportOutcome = 'done' | 'refused' | 'unknown'

export type TeamClaim =
  | {
      readonly kind: 'claimed'
      /** What the team's database knows it by. */
      readonly id: number
      /** Told to the team until it has heard it. The wait is what the server has asked for. */
      readonly end: (outcome: ExportOutcome, waitMs: number) => void
    }
  | { readonly kind: 'busy' }
  | { readonly kind: 'cooling'; readonly leftMs: number }
  | { readonly kind: 'held' }
  /** Nobody could be asked, and nothing may leave because of this answer. */
  | { readonly kind: 'away' }

export interface TeamClaims {
  readonly claim: (of: ExportOfLogin, lengthMs: number) => Promise<TeamClaim>
  /** Tells of an export that was loaded without the team; false where the team could not be told. */
  readonly know: (of: ExportOfLogin, leftMs: number) => Promise<boolean>
}

const claimSchema = z.object({
  claim: z.coerce.number().nullable(),
  standing: z.enum(['claimed', 'held', 'busy', 'cooling']),
  left_ms: z.coerce.number().nullable(),
})
const anything = z.unknown()

/** Claims exports of the team for a desk, each written down there as sent before a byte of it leaves. */
export const teamClaims = (
  desk: Pick<TeamDesk, 'ask' | 'act' | 'digestOf'>,
  tellEnd: TellEnd,
): TeamClaims => ({
  claim: async ({ origin, login, endpoint }, lengthMs) => {
    const digest = desk.digestOf(login)
    if (digest === null) return { kind: 'away' }
    const token = randomUUID()
    const asked = [origin, digest, endpoint, lengthMs, token]
    const claimed = await desk.act(claimSchema, 'claim_export', asked)
    const [answer] = claimed.ok ? claimed.value : []
    if (answer === undefined) return { kind: 'away' }
    const { claim, standing, left_ms: leftMs } = answer
    if (standing === 'cooling') return { kind: 'cooling', leftMs: leftMs ?? lengthMs }
    if (standing !== 'claimed') return { kind: standing }
    if (claim === null) return { kind: 'away' }
    const end = (outcome: ExportOutcome, waitMs: number) =>
      tellEnd('end_claim', [claim, token, outcome, waitMs])
    const sent = await desk.ask(anything, 'send_claim', [claim, token])
    if (sent.ok) return { kind: 'claimed', id: claim, end }
    // Whoever does not know it written down sends nothing, and keeps nobody waiting.
    end('refused', 0)
    return { kind: 'away' }
  },
  know: async ({ origin, login, endpoint }, leftMs) => {
    const digest = desk.digestOf(login)
    if (digest === null) return false
    const told = await desk.act(anything, 'know_export', [origin, digest, endpoint, leftMs])
    return told.ok || !isForLater(told.fault)
  },
})
