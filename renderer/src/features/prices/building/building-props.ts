import type { Pricelist } from '#core/contract/prices'
import type { ProjectKey } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import type { LensPlace } from '../grid/price-lens.ts'
import type { TableView } from '../grid/use-table-view.ts'
import type { PriceDesk } from '../pricelist/price-desk.ts'
import type { LeftByPlan } from './use-look.ts'

export interface BuildingProps {
  readonly of: ProjectKey
  readonly pricelist: Pricelist
  readonly units: readonly Unit[]
  readonly view: TableView
  readonly desk: PriceDesk | null
  readonly lensPlace: LensPlace
  readonly left: LeftByPlan
}
