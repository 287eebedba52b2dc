import type { BuildingId, FloorId, UnitId } from '#core/ids'

export interface UnitPlace {
  readonly id: UnitId
  readonly number: string
  /** Null for what stands outside of buildings. */
  readonly buildingId: BuildingId | null
  /** Null for what lies on no floor. */
  readonly floorId: FloorId | null
  /** The number of the kind of unit in the API; null where the server does not say. */
  readonly typeCode: number | null
}

export interface FloorPlace {
  readonly id: FloorId
  readonly buildingId: BuildingId
  /** The floor's number in the CRM: mostly a whole number, negative below ground. */
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
