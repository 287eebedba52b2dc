import type { BuildingId, FloorId } from '#core/ids'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import {
  type AreaOf,
  type ComparedFigures,
  summariseByLayout,
  summariseByPlace,
} from '#core/prices/pricelist/summarise-prices'
import type { Unit } from '#core/prices/pricelist/unit'

export const groupings = ['place', 'layout'] as const
export type Grouping = (typeof groupings)[number]

export interface TotalsPlace {
  readonly building: BuildingId | null
  /** Undefined: every floor of the building. */
  readonly floor?: FloorId | null
}

export interface TotalsRow {
  readonly key: string
  readonly level: 'building' | 'floor' | 'layout'
  /** Empty where nobody says. */
  readonly name: string
  readonly figures: ComparedFigures
  /** What shows these units alone; null where no filter does. */
  readonly place: TotalsPlace | null
}

interface TotalsInput {
  readonly units: readonly Unit[]
  readonly draft: DraftPrices
  readonly areaOf: AreaOf
  readonly grouping: Grouping
}

/** Places go by what they are: buildings and floors of the same name, or of none, stay apart. */
export const totalsRows = ({ units, draft, areaOf, grouping }: TotalsInput): TotalsRow[] =>
  grouping === 'layout'
    ? summariseByLayout(units, draft, areaOf).map((figures) => ({
        key: `layout ${figures.layout}`,
        level: 'layout',
        name: figures.layout ?? '',
        figures,
        place: null,
      }))
    : summariseByPlace(units, draft, areaOf).flatMap((figures): TotalsRow[] => {
        const { buildingId, building, floors } = figures
        return [
          {
            key: `building ${buildingId}`,
            level: 'building',
            name: building,
            figures,
            place: { building: buildingId },
          },
          ...floors.map(
            (floor): TotalsRow => ({
              key: `floor ${buildingId} ${floor.floorId}`,
              level: 'floor',
              name: floor.floor,
              figures: floor,
              place: { building: buildingId, floor: floor.floorId },
            }),
          ),
        ]
      })
