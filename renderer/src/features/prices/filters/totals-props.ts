import type { DraftPrices } from '#core/prices/draft/draft-steps'
import type { AttributeType, Unit } from '#core/prices/pricelist/unit'
import type { TotalsPlace } from './totals-rows.ts'

export const totalsScopes = ['selected', 'shown', 'all'] as const
export type TotalsScope = (typeof totalsScopes)[number]

export interface TotalsProps {
  readonly units: Readonly<Record<TotalsScope, readonly Unit[]>>
  readonly draft: DraftPrices
  readonly currency: string | null
  readonly attributeTypes: readonly AttributeType[]
  readonly onChoose: (place: TotalsPlace) => void
}
