import type { BuildingId, FloorId, PictureId, ProjectId, ResourceUid, UnitId } from '#core/ids'

export interface ListedPicture {
  /** Null where the server tells none that can be read. */
  readonly id: PictureId | null
  readonly resource: ResourceUid | null
  /** Names by language. */
  readonly names: Readonly<Record<string, string>>
}

interface PlanPosition {
  /** The plan on the screen that was asked for; a server may list several files. */
  readonly plans: readonly ResourceUid[]
  /** The place's own area on the plan of what it is part of. */
  readonly coordinates: readonly number[]
}

/** What the server shows of a place. */
export type PlaceMedia =
  | (PlanPosition & { readonly kind: 'project'; readonly id: ProjectId })
  | (PlanPosition & {
      readonly kind: 'building'
      readonly id: BuildingId
      /** Left out where the server does not say. */
      readonly name?: string
    })
  | (PlanPosition & {
      readonly kind: 'floor'
      readonly id: FloorId
      readonly buildingId?: BuildingId
      /** Left out where the server does not say. */
      readonly number?: string
    })
  | (PlanPosition & {
      readonly kind: 'unit'
      readonly id: UnitId
      readonly pdfs: readonly ResourceUid[]
      readonly pictures: readonly ListedPicture[]
      /** Null when nothing tells: an empty gallery need not be shown. */
      readonly hasGallery: true | null
    })
