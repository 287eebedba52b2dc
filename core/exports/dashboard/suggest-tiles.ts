import type { ReportJobId } from '#core/ids'
import type { ReadyPivot } from '../table/ready-pivots.ts'
import type { Tile } from './dashboard.ts'

/** A report with the figures that it can show by itself. */
export interface TileOffer {
  readonly reportId: ReportJobId
  readonly hasRun: boolean
  /** Whether it leaves nothing out: what it counts is all that there is. */
  readonly isWhole: boolean
  readonly ready: readonly ReadyPivot[]
}

interface SuggestedTile {
  readonly name: ReadyPivot['name']
  readonly look: Tile['look']
  readonly width: Tile['width']
}

/** What a manager asks first. */
const managerFigures: readonly SuggestedTile[] = [
  { name: 'unitsByProject', look: 'table', width: 'full' },
  { name: 'pricePerAreaByProject', look: 'chart', width: 'half' },
  { name: 'pricePerAreaByLayout', look: 'chart', width: 'half' },
  { name: 'dealsByWeek', look: 'chart', width: 'half' },
  { name: 'leadsByMonth', look: 'chart', width: 'half' },
  { name: 'paymentsByMonth', look: 'chart', width: 'half' },
]

interface Naming {
  readonly titleOf: (name: ReadyPivot['name']) => string
  readonly newId: () => string
}

export const tileOf = (
  { reportId }: Pick<TileOffer, 'reportId'>,
  ready: ReadyPivot,
  { titleOf, newId }: Naming,
): Tile => ({
  id: newId(),
  reportId,
  title: titleOf(ready.name),
  pivot: ready.pivot,
  chart: ready.chart,
  look: 'chart',
  width: 'half',
})

/** A dashboard of the reports that there are: each figure once, of the report that is most likely to tell all of it. */
export const suggestTiles = (offers: readonly TileOffer[], naming: Naming): readonly Tile[] => {
  const worthOf = ({ hasRun, isWhole }: TileOffer) => (hasRun ? 2 : 0) + (isWhole ? 1 : 0)
  const best = [...offers].sort((one, other) => worthOf(other) - worthOf(one))
  return managerFigures.flatMap(({ name, look, width }) => {
    for (const offer of best) {
      const ready = offer.ready.find((one) => one.name === name)
      if (ready) return { ...tileOf(offer, ready, naming), look, width }
    }
    return []
  })
}
