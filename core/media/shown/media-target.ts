import type { BuildingId, FloorId, UnitId } from '#core/ids'

/** A place that can be given a file. */
export type MediaTarget =
  | { readonly kind: 'unit'; readonly id: UnitId }
  | { readonly kind: 'floor'; readonly id: FloorId }
  | { readonly kind: 'building'; readonly id: BuildingId }

/** The five endpoints that take a file (spec: Media upload endpoints). */
export type MediaEndpoint = 'unitPdf' | 'unitPlan' | 'unitPicture' | 'floorPlan' | 'buildingPlan'
