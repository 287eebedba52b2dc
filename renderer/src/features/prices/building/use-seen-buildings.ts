import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import type { UnitId } from '#core/ids'
import type { ArrangedPlan, BuildingBox } from '#core/prices/building/arrange-plan'

// Houses this far beyond the edge are drawn before they are seen.
const marginPx = 500

const isNear = (box: BuildingBox, place: HTMLElement): boolean => {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = place
  return (
    box.x < scrollLeft + clientWidth + marginPx &&
    scrollLeft - marginPx < box.x + box.width &&
    box.y < scrollTop + clientHeight + marginPx &&
    scrollTop - marginPx < box.y + box.height
  )
}

const hasUnit = ({ floors, groups }: BuildingBox, unitId: UnitId): boolean =>
  [...floors.map(({ cells }) => cells), ...groups.flatMap(({ lines }) => lines)].some((cells) =>
    cells.some(({ unit }) => unit.id === unitId),
  )

/** The houses that are in sight or nearly so, and the one that has the keyboard. */
export const useSeenBuildings = (
  place: RefObject<HTMLElement | null>,
  plan: ArrangedPlan,
  focus: UnitId | null,
): readonly BuildingBox[] => {
  const [near, setNear] = useState('')
  const look = useCallback(() => {
    const { current } = place
    if (!current) return
    const seen = plan.buildings.filter((box) => isNear(box, current))
    setNear(seen.map(({ building }) => building.key).join(' '))
  }, [place, plan])
  useEffect(() => {
    const { current } = place
    if (!current) return
    const listening = new AbortController()
    current.addEventListener('scroll', look, { signal: listening.signal, passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => {
      listening.abort()
      observer.disconnect()
    }
  }, [place, look])
  return useMemo(() => {
    const keys = new Set(near.split(' '))
    const { buildings } = plan
    // The first houses are drawn before the place was looked at.
    if (near === '') return buildings.slice(0, 6)
    return buildings.filter(
      (box) => keys.has(box.building.key) || (focus !== null && hasUnit(box, focus)),
    )
  }, [near, plan, focus])
}
