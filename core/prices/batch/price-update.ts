import type { UnitId } from '#core/ids'

export interface PriceChange {
  readonly unitId: UnitId
  readonly priceNetMinor: number
  readonly priceGrossMinor: number
}

/** spec: update-units: all of a batch are changed, or none is. */
export type PriceUpdate =
  | { readonly kind: 'updated'; readonly unitIds: readonly UnitId[] }
  | {
      readonly kind: 'rejected'
      readonly message: string
      /** The units that the server has named, each with the server's words. */
      readonly units: readonly { readonly unitId: UnitId; readonly message: string }[]
    }
