import type { UnitId } from '#core/ids'
import type { DraftPrices } from '#core/prices/draft/draft-steps'

/** The units of which two states of a draft want different prices. */
export const unitsMoved = (before: DraftPrices, after: DraftPrices): UnitId[] => [
  ...[...after].flatMap(([id, price]) => (before.get(id) === price ? [] : [id])),
  ...[...before.keys()].filter((id) => !after.has(id)),
]

const flashMs = 900

/** Lets places light up where a price has moved, unless a person wants things to keep still. */
export const flash = (
  place: HTMLElement,
  units: readonly UnitId[],
  selectorOf: (unitId: UnitId) => string,
): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const unitId of units) {
    const cell = place.querySelector(selectorOf(unitId))
    cell?.animate(
      [
        { boxShadow: 'inset 0 0 0 3px var(--mantine-color-amber-4)' },
        { boxShadow: 'inset 0 0 0 0 transparent' },
      ],
      { duration: flashMs, easing: 'ease-out' },
    )
  }
}

export const planCellOf = (unitId: UnitId): string => `[data-unit="${unitId}"]`
export const listCellOf = (unitId: UnitId): string => `[row-id="${unitId}"] [col-id="priceGross"]`
