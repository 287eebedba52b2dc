import type { BuildingId, FloorId, UnitId } from '#core/ids'

export interface UnitPlace {
  readonly id: UnitId
  readonly number: string
  readonly buildingId: BuildingId
  readonly floorId: FloorId
  /** As the API numbers kinds of unit; null when not told. */
  readonly typeCode: number | null
}

export interface FloorPlace {
  readonly id: FloorId
  readonly buildingId: BuildingId
  /** As the CRM writes it: mostly a whole number, below ground a negative one. */
  readonly number: string
}

interface BuildingPlace {
  readonly id: BuildingId
  readonly name: string
}

/** The tree of a project, as far as files are put on it. */
export interface MediaPlaces {
  readonly buildings: readonly BuildingPlace[]
  readonly floors: readonly FloorPlace[]
  readonly units: readonly UnitPlace[]
}
