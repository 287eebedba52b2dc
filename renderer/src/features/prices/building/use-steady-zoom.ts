import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { UnitId } from '#core/ids'
import type { ArrangedPlan, CellBox } from '#core/prices/building/arrange-plan'

interface Steady {
  readonly plan: ArrangedPlan
  readonly focus: UnitId | null
  readonly zoom: (direction: 1 | -1) => void
}

const middleOf = ({ x, y, width, height }: CellBox) => ({ x: x + width / 2, y: y + height / 2 })

/** The cell that is to stay where it is: that of the keyboard, else the one nearest to the middle of what is seen. */
const steadyCell = (place: HTMLElement, { plan, focus }: Steady): CellBox | null => {
  const centre = {
    x: place.scrollLeft + place.clientWidth / 2,
    y: place.scrollTop + place.clientHeight / 2,
  }
  const focused = focus === null ? undefined : plan.cellOf.get(focus)
  if (focused) return focused
  let [nearest, least]: [CellBox | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const cell of plan.cells) {
    const { x, y } = middleOf(cell)
    const far = Math.hypot(x - centre.x, y - centre.y)
    if (far < least) [nearest, least] = [cell, far]
  }
  return nearest
}

/** Zooms around a cell: what a person looks at stays before their eyes. */
export const useSteadyZoom = (place: RefObject<HTMLElement | null>, steady: Steady) => {
  const { plan, zoom } = steady
  const kept = useRef<CellBox | null>(null)
  useLayoutEffect(() => {
    const [before, { current }] = [kept.current, place]
    kept.current = null
    const after = before && plan.cellOf.get(before.unit.id)
    if (!before || !after || !current) return
    const [from, to] = [middleOf(before), middleOf(after)]
    current.scrollBy(to.x - from.x, to.y - from.y)
  }, [plan, place])
  return useCallback(
    (direction: 1 | -1) => {
      if (place.current) kept.current = steadyCell(place.current, steady)
      zoom(direction)
    },
    [place, steady, zoom],
  )
}
