import type { UnitId } from '#core/ids'

const flashMs = 900

/** How the cells of units are found in a place, and which unit one of them shows. */
export interface FlashedCells {
  readonly selector: string
  readonly unitOf: (cell: Element) => string | null | undefined
}

export const planCells: FlashedCells = {
  selector: '[data-unit]',
  unitOf: (cell) => cell.getAttribute('data-unit'),
}

export const listCells: FlashedCells = {
  selector: '[row-id] [col-id="priceGross"]',
  unitOf: (cell) => cell.closest('[row-id]')?.getAttribute('row-id'),
}

/**
 * Lets cells light up whose price has moved, unless a person wants things to keep still. The place is searched once: few
 * of the units of a formula over a whole project have a cell in sight.
 */
export const flash = (
  place: HTMLElement,
  units: Iterable<UnitId>,
  { selector, unitOf }: FlashedCells,
): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const moved = new Set(Array.from(units, String))
  for (const cell of place.querySelectorAll(selector)) {
    if (!moved.has(unitOf(cell) ?? '')) continue
    cell.animate(
      [
        { boxShadow: 'inset 0 0 0 3px var(--mantine-color-amber-4)' },
        { boxShadow: 'inset 0 0 0 0 transparent' },
      ],
      { duration: flashMs, easing: 'ease-out' },
    )
  }
}
