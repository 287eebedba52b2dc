import { z } from 'zod'
import type { PriceLimit } from '#core/prices/batch/price-limit'
import { priceLimitSchema } from '#core/prices/batch/price-limit'
import { done, type TeamResult, teamFault } from '../team-result.ts'
import type { TeamDesk } from './open-desk.ts'

const number = z.coerce.number()

const rowSchema = z
  .object({
    id: z.string(),
    draft: z.string(),
    revision: number,
    asker: z.string(),
    is_asker: z.boolean(),
    state: z.enum(['asked', 'approved', 'refused']),
    decider: z.string().nullable(),
    word: z.string(),
    may_decide: z.boolean(),
  })
  .transform(({ is_asker, may_decide, ...row }) => ({
    ...row,
    isAsker: is_asker,
    mayDecide: may_decide,
  }))

/** The last word of a second person about a draft of the team, or that somebody waits for one. */
export type TeamApproval = z.infer<typeof rowSchema>

const askedSchema = z.object({ standing: z.enum(['asked', 'behind']) })
const decidedSchema = z.object({ standing: z.enum(['decided', 'own', 'gone', 'behind']) })
const anything = z.unknown()

interface AskedApproval {
  readonly approvalId: string
  readonly known: number
}

interface Decision {
  readonly decision: 'approved' | 'refused'
  readonly word: string
}

/** What a second person approves before it leaves, for a desk of the team. */
export const teamApprovals = (desk: Pick<TeamDesk, 'ask' | 'act'>) => ({
  list: (only: string | null) => desk.ask(rowSchema, 'list_approvals', [only]),
  ask: async (draft: string, { approvalId, known }: AskedApproval) =>
    first(await desk.act(askedSchema, 'ask_approval', [draft, approvalId, known])),
  decide: async (approvalId: string, { decision, word }: Decision) =>
    first(await desk.act(decidedSchema, 'decide_approval', [approvalId, decision, word])),
})

/** The limit above which one is needed, which whoever looks after the team sets. */
export const readPriceLimit = async (
  desk: Pick<TeamDesk, 'ask'>,
): Promise<TeamResult<PriceLimit>> => first(await desk.ask(priceLimitSchema, 'read_price_limit'))

export const setPriceLimit = (desk: Pick<TeamDesk, 'act'>, { units, percent }: PriceLimit) =>
  desk.act(anything, 'set_price_limit', [units, percent])

const first = <T>(answer: TeamResult<readonly T[]>): TeamResult<T> => {
  if (!answer.ok) return answer
  const [row] = answer.value
  return row === undefined ? teamFault('other', 'answer') : done(row)
}
