import { useComputedColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ProjectKey } from '#core/ids'
import { fromJson } from '#core/json'
import { type Colouring, colourPlan, type PlanColours } from '#core/prices/building/colour-plan'
import { judgeLine } from '#core/prices/out-of-line/judge-line'
import type { Unit } from '#core/prices/pricelist/unit'
import { defaultPriceRules } from '#core/prices/rules/price-rules'
import { minuteMs } from '#core/time'
import { query } from '../../../bridge/query.ts'
import { useNow } from '../../../ui/timing/use-now.ts'
import type { PriceLens } from '../grid/price-lens.ts'
import { foundPremiums, usePremiums } from '../premiums/use-premiums.ts'

interface Coloured {
  readonly of: ProjectKey
  readonly units: readonly Unit[]
  readonly lens: PriceLens
  readonly colouring: Colouring
}

const noChanges: PlanColours['lastChanges'] = new Map()

/** The colours of the units as the draft has them, and what else a colour is judged by. */
export const usePlanColours = ({ of, units, lens, colouring }: Coloured) => {
  const brightness = useComputedColorScheme()
  const now = useNow(60 * minuteMs)
  const rules = useQuery(query('prices.readRules', of)).data ?? defaultPriceRules
  const seen = useQuery({
    ...query('prices.listLastChanges', of),
    enabled: colouring === 'age',
  }).data
  const lastChanges = useMemo(
    () => (seen ? new Map(fromJson(seen.lastChanges)) : noChanges),
    [seen],
  )
  const { draft } = lens
  const isByLine = colouring === 'outOfLine'
  const { read } = usePremiums({ of, units, draft, locks: lens.locks, isNeeded: isByLine })
  const premiums = foundPremiums(read)
  const judge = useMemo(
    () => judgeLine({ units, draft, premiums }, rules),
    [units, draft, premiums, rules],
  )
  const colours = useMemo<PlanColours>(
    () => ({ units, draft, rules, judge, lastChanges, now, brightness }),
    [units, draft, rules, judge, lastChanges, now, brightness],
  )
  const coloured = useMemo(() => colourPlan(colouring, colours), [colouring, colours])
  return { colours, coloured }
}
