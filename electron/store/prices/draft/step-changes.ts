import type { UnitId } from '#core/ids'
import type { DraftPrice } from '#core/prices/draft/draft-price'

/** One unit of a step, with the price that undo restores. */
export interface RecordedChange {
  readonly unitId: UnitId
  readonly before: DraftPrice | null
  readonly after: DraftPrice | null
}

/** Net, gross, the side that was typed, and the server's net and gross on which it stands. */
export type CompactPrice = [number, number, DraftPrice['typed'], number | null, number | null]

export const toCompactPrice = ({ netMinor, grossMinor, typed, base }: DraftPrice): CompactPrice => [
  netMinor,
  grossMinor,
  typed,
  base.netMinor,
  base.grossMinor,
]

export const fromCompactPrice = (price: CompactPrice): DraftPrice => ({
  netMinor: price[0],
  grossMinor: price[1],
  typed: price[2],
  base: { netMinor: price[3], grossMinor: price[4] },
})

type CompactChange = [UnitId, CompactPrice | null, CompactPrice | null]

/** A third of the length of named fields: steps are kept for as long as their draft. */
export const toStepText = (changes: readonly RecordedChange[]): string =>
  JSON.stringify(
    changes.map(
      ({ unitId, before, after }): CompactChange => [
        unitId,
        before && toCompactPrice(before),
        after && toCompactPrice(after),
      ],
    ),
  )

/**
 * Reads a text that `toStepText` has made. Validating each field of ten thousand units took longer than applying them.
 */
export const fromStepText = (text: string): RecordedChange[] =>
  (JSON.parse(text) as CompactChange[]).map(([unitId, before, after]) => ({
    unitId,
    before: before && fromCompactPrice(before),
    after: after && fromCompactPrice(after),
  }))
