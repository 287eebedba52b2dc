import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import type { CellSize } from '#core/prices/building/arrange-plan'
import { canZoom, fitCells, zoomCells } from '#core/prices/building/fit-cells'
import type { PlanBuilding } from '#core/prices/building/stacking-plan'

// The frame of a cell that stands at the edge needs its room.
const padding = 16

const roomOf = ({ clientWidth, clientHeight }: HTMLElement): CellSize => ({
  width: clientWidth - 2 * padding,
  height: clientHeight - padding,
})

/** How large cells are: as large as the window lets them be, until a person says otherwise. */
export const useCellSize = (
  place: RefObject<HTMLElement | null>,
  buildings: readonly PlanBuilding[],
) => {
  const [room, setRoom] = useState<CellSize>({ width: 0, height: 0 })
  const [zoomed, setZoomed] = useState<CellSize | null>(null)
  useLayoutEffect(() => {
    const { current } = place
    if (!current) return
    // A tool that opens above takes some of the height: cells keep their size then, and nothing jumps.
    const follow = () =>
      setRoom((before) => {
        const now = roomOf(current)
        return now.width === before.width ? before : now
      })
    follow()
    const observer = new ResizeObserver(follow)
    observer.observe(current)
    return () => observer.disconnect()
  }, [place])
  const fitting = useMemo(() => fitCells(buildings, room), [buildings, room])
  const cell = zoomed ?? fitting
  const zoom = useCallback(
    (direction: 1 | -1) => setZoomed((before) => zoomCells(before ?? fitting, direction)),
    [fitting],
  )
  const fit = useCallback(() => {
    setZoomed(null)
    if (place.current) setRoom(roomOf(place.current))
  }, [place])
  return {
    cell,
    width: room.width,
    zoom,
    fit,
    canZoomIn: canZoom(cell, 1),
    canZoomOut: canZoom(cell, -1),
  }
}

export type CellZoom = Omit<ReturnType<typeof useCellSize>, 'cell' | 'width'>
