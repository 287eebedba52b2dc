import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { fromJson } from '#core/json'
import { lockOf } from '#core/prices/deals/deal-lock'
import { staleUnits } from '#core/prices/pricelist/stale-units'
import type { Unit } from '#core/prices/pricelist/unit'
import { dayMs } from '#core/time'
import { query } from '../../../../bridge/query.ts'
import { type Unread, unreadOf } from '../../../../bridge/unread.ts'
import { clock } from '../../../../ui/timing/clock.ts'
import type { ReviewProps } from '../review-props.ts'

type StaleUnitsInput = Pick<ReviewProps, 'of' | 'units' | 'draft' | 'rules' | 'evidence'>

interface StaleUnits {
  /** Null as long as nobody knows. */
  readonly stale: readonly Unit[] | null
  readonly unread: Unread | null
}

const none: readonly Unit[] = []

/** Units whose price nobody moves, where the rules want to know. */
export const useStaleUnits = ({
  of,
  units,
  draft,
  rules,
  evidence,
}: StaleUnitsInput): StaleUnits => {
  const [now] = useState(() => clock.now())
  const days = rules.warnUnchangedDays
  const read = useQuery({
    ...query('prices.listUnchangedSince', { ...of, since: now - (days ?? 0) * dayMs }),
    enabled: days !== null,
  })
  const unchanged = read.data
  const stale = useMemo(() => {
    if (days === null) return none
    if (unchanged === undefined) return null
    return staleUnits({
      units,
      draft: draft.prices,
      unchanged: new Set(fromJson(unchanged.unitIds)),
      isLocked: (unit) => lockOf({ unit, evidence, rules }) !== null,
    })
  }, [days, unchanged, units, draft.prices, evidence, rules])
  return { stale, unread: unreadOf(read) }
}
