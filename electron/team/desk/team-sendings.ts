import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { BatchUnit } from '#core/prices/batch/batch'
import type { SendingKind } from '#core/team/sending-kind'
import { arrayOf } from './array-of.ts'
import type { TeamDesk } from './open-desk.ts'
import type { TellEnd } from './tell-end.ts'

/** Something that reaches a server once for the whole team; its key is told to the team as a digest. */
export interface TeamSending {
  readonly kind: SendingKind
  readonly origin: string
  readonly key: string
  /** Of prices, what they are. */
  readonly prices?: ClaimedPrices
}

interface ClaimedPrices {
  /** The draft of the team that has them; null where they are of none. */
  readonly sharedId: string | null
  readonly units: readonly Pick<BatchUnit, 'unitId' | 'before' | 'after'>[]
}

type TeamSendingAnswer =
  | {
      readonly kind: 'claimed'
      readonly isKept: () => Promise<boolean>
      readonly end: (outcome: 'done' | 'refused' | 'unknown') => void
    }
  | { readonly kind: 'busy' | 'done' | 'unknown'; readonly by: string }
  /** The person does not work with it. */
  | { readonly kind: 'outsideRole' }
  /** A second person has to approve it first. */
  | { readonly kind: 'unapproved' }
  /** Nobody could be asked, and nothing may leave because of this answer. */
  | { readonly kind: 'away' }

export interface TeamSendings {
  readonly claim: (sending: TeamSending) => Promise<TeamSendingAnswer>
}

const claimSchema = z.object({
  claim: z.coerce.number().nullable(),
  standing: z.enum(['claimed', 'busy', 'done', 'unknown', 'unapproved']),
  holder: z.string().nullable(),
})
const anything = z.unknown()

/** Claims of a desk for what leaves once, each written down in the team as sent before a byte of it leaves. */
export const teamSendings = (
  desk: Pick<TeamDesk, 'ask' | 'act' | 'digestOf'>,
  tellEnd: TellEnd,
): TeamSendings => ({
  claim: async (sending) => {
    const subject = subjectOfSending(desk, sending)
    if (subject === null) return { kind: 'away' }
    const token = randomUUID()
    const claimed = await claimAs(desk, sending, { subject, token })
    if (!claimed.ok) return { kind: claimed.fault.kind === 'noArea' ? 'outsideRole' : 'away' }
    const [answer] = claimed.value
    if (answer === undefined) return { kind: 'away' }
    const { claim, standing, holder } = answer
    if (standing === 'unapproved') return { kind: standing }
    if (standing !== 'claimed') return { kind: standing, by: holder ?? '' }
    if (claim === null) return { kind: 'away' }
    const end = (outcome: string) => tellEnd('end_sending', [claim, token, outcome])
    const isKept = async () => (await desk.ask(anything, 'send_sending', [claim, token])).ok
    if (await isKept()) return { kind: 'claimed', isKept, end }
    // Whoever does not know it written down sends nothing, and keeps nobody waiting.
    end('refused')
    return { kind: 'away' }
  },
})

const claimAs = (
  desk: Pick<TeamDesk, 'act'>,
  { prices }: TeamSending,
  { subject, token }: { readonly subject: readonly string[]; readonly token: string },
) => {
  if (prices === undefined) return desk.act(claimSchema, 'claim_sending', [...subject, token])
  const { sharedId, units } = prices
  const [, ...place] = subject
  return desk.act(claimSchema, 'claim_prices', [
    ...place,
    token,
    sharedId,
    arrayOf(units.map(({ unitId }) => unitId)),
    arrayOf(units.map(({ after }) => after.netMinor)),
    arrayOf(units.map(({ after }) => after.grossMinor)),
    arrayOf(units.map(({ before }) => before.netMinor)),
    arrayOf(units.map(({ before }) => before.grossMinor)),
  ])
}

/** What the team knows a sending by; null while the desk is away. */
export const subjectOfSending = (
  { digestOf }: Pick<TeamDesk, 'digestOf'>,
  { kind, origin, key }: TeamSending,
): readonly string[] | null => {
  const digest = digestOf(`${kind} ${key}`)
  return digest === null ? null : [kind, origin, digest]
}
