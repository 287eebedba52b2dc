import type { Topic } from '#core/contract/define'
import type { PriceLimit } from '#core/prices/batch/price-limit'
import type { TeamChange, TeamDesk } from '../../team/desk/open-desk.ts'
import { readPriceLimit, setPriceLimit } from '../../team/desk/team-approvals.ts'
import { done, type TeamResult } from '../../team/team-result.ts'

interface LimitServices {
  readonly desk: Pick<TeamDesk, 'ask' | 'act'>
  readonly announce: (topics: readonly Topic[]) => void
}

/** How much one person may change by themselves, as it was heard last. */
export const limitOfTeam = ({ desk, announce }: LimitServices) => {
  let limit: PriceLimit | null = null
  const come = async (): Promise<void> => {
    const read = await readPriceLimit(desk)
    if (!read.ok) return
    limit = read.value
    announce(['team'])
  }
  return {
    /** Null before the team was there in this run. */
    now: () => limit,
    come,
    follow: (changes: readonly TeamChange[]): void => {
      if (changes.some(({ kind }) => kind === 'priceLimit')) void come()
    },
    change: async (next: PriceLimit): Promise<TeamResult<null>> => {
      const changed = await setPriceLimit(desk, next)
      if (!changed.ok) return changed
      await come()
      return done(null)
    },
  }
}

export type LimitOfTeam = ReturnType<typeof limitOfTeam>
