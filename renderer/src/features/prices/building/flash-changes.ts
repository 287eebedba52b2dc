import type { UnitId } from '#core/ids'

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
