import { groupBy } from '#core/group-by'
import type { BuildingId, FloorId } from '#core/ids'
import type { Unit } from './unit.ts'

export interface FloorRows<Row> {
  /** Null for the units outside of its floors. */
  readonly floorId: FloorId | null
  readonly floor: string
  readonly rows: readonly Row[]
}

export interface BuildingRows<Row> {
  /** Null for the units outside of the buildings. */
  readonly buildingId: BuildingId | null
  readonly building: string
  readonly rows: readonly Row[]
  readonly floors: readonly FloorRows<Row>[]
}

/**
 * Rows of units by building and floor, both in the order in which they come first. Two places of one name are two: the
 * server tells them apart.
 */
export const groupByPlace = <Row>(
  rows: readonly Row[],
  unitOf: (row: Row) => Unit,
): BuildingRows<Row>[] =>
  [...groupBy(rows, (row) => unitOf(row).buildingId)].map(([buildingId, inBuilding]) => ({
    buildingId,
    building: nameOf(inBuilding, (row) => unitOf(row).building),
    rows: inBuilding,
    floors: [...groupBy(inBuilding, (row) => unitOf(row).floorId)].map(([floorId, onFloor]) => ({
      floorId,
      floor: nameOf(onFloor, (row) => unitOf(row).floor),
      rows: onFloor,
    })),
  }))

const nameOf = <Row>([first]: readonly Row[], nameIn: (row: Row) => string): string =>
  first === undefined ? '' : nameIn(first)
