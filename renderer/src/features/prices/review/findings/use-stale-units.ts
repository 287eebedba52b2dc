import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { fromJson } from '#core/json'
import { lockOf } from '#core/prices/deals/deal-lock'
import { staleUnits } from '#core/prices/pricelist/stale-units'
import type { Unit } from '#core/prices/pricelist/unit'
import { dayMs } from '#core/time'
import { query } from '../../../../bridge/query.ts'
import { clock } from '../../../../ui/timing/clock.ts'
import type { ReviewProps } from '../review-props.ts'

type StaleUnitsInput = Pick<ReviewProps, 'of' | 'units' | 'draft' | 'rules' | 'evidence'>

const none: readonly Unit[] = []

/** Units whose price nobody moves, where the rules want to know. */
export const useStaleUnits = ({
  of,
  units,
  draft,
  rules,
  evidence,
}: StaleUnitsInput): readonly Unit[] => {
  const [now] = useState(() => clock.now())
  const days = rules.warnUnchangedDays
  const unchanged = useQuery({
    ...query('prices.listUnchangedSince', { ...of, since: now - (days ?? 0) * dayMs }),
    enabled: days !== null,
  }).data
  return useMemo(() => {
    if (days === null || !unchanged) return none
    return staleUnits({
      units,
      draft: draft.prices,
      unchanged: new Set(fromJson(unchanged.unitIds)),
      isLocked: (unit) => lockOf({ unit, evidence, rules }) !== null,
    })
  }, [days, unchanged, units, draft.prices, evidence, rules])
}
