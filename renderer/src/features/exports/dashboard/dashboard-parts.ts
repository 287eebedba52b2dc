import type { OutputOf } from '#core/contract/index'
import type { Tile } from '#core/exports/dashboard/dashboard'
import type { ExportsDesk } from '../exports-desk.ts'
import type { TilesDesk } from './use-tiles.ts'

type ShownDashboard = OutputOf<'exports.readDashboard'>

/** What every part of the screen knows. */
export interface DashboardParts {
  readonly desk: ExportsDesk
  readonly dashboard: ShownDashboard
  readonly editing: TilesDesk
}

/** One figure among the others. */
export interface TileProps extends Pick<DashboardParts, 'desk' | 'editing'> {
  readonly tile: Tile
  readonly tiles: readonly Tile[]
  /** The newest run that can be read; null where there is none. */
  readonly run: ShownDashboard['runs'][number] | null
}
