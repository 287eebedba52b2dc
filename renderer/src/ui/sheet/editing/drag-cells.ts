import { nearestCell } from './cell-motion.ts'
import { type CellAt, isSameCell } from './cell-range.ts'
import { cellOf, showCell, sizeOf } from './grid-cells.ts'
import type { LayerParts } from './layer-parts.ts'
import { beyondBox, nearestPoint, type Point, rowsBox } from './rows-box.ts'

/** Rows a frame: the farther beyond the edge, the faster. */
const rowsAFrame = (beyond: number): number =>
  Math.sign(beyond) * Math.min(20, Math.ceil(Math.abs(beyond) / 24))

interface CellDrag {
  readonly from: CellAt
  readonly onReach: (to: CellAt) => void
  readonly onDrop?: () => void
}

/** Tells which cells the pointer reaches while the button is down, scrolling on while it is beyond the edge. */
export const dragCells = <T>(
  { api, place }: LayerParts<T>,
  { from, onReach, onDrop }: CellDrag,
): (() => void) => {
  let reached = from
  let pointer: Point | null = null
  let frame = 0

  const reach = (to: CellAt | null) => {
    if (!to || isSameCell(reached, to)) return
    reached = to
    onReach(to)
  }
  const scrollOn = (beyond: Point) => {
    const wanted = {
      row: reached.row + rowsAFrame(beyond.y),
      column: reached.column + Math.sign(beyond.x),
    }
    const next = nearestCell(wanted, sizeOf(api))
    showCell(api, next)
    reach(next)
    frame = requestAnimationFrame(draw)
  }
  const draw = () => {
    frame = 0
    if (!pointer) return
    const box = rowsBox(place)
    const beyond = beyondBox(box, pointer)
    if (beyond.x !== 0 || beyond.y !== 0) {
      scrollOn(beyond)
      return
    }
    const { x, y } = nearestPoint(box, pointer)
    const under = document.elementFromPoint(x, y)
    if (under && place.contains(under)) reach(cellOf(api, under))
  }
  const move = (event: PointerEvent) => {
    if ((event.buttons & 1) === 0) {
      end()
      return
    }
    pointer = { x: event.clientX, y: event.clientY }
    frame ||= requestAnimationFrame(draw)
  }
  const drop = () => {
    // The last step of the pointer may still wait for its frame.
    if (frame !== 0) draw()
    end()
    onDrop?.()
  }
  const end = () => {
    cancelAnimationFrame(frame)
    document.removeEventListener('pointermove', move)
    document.removeEventListener('pointerup', drop)
  }
  document.addEventListener('pointermove', move)
  document.addEventListener('pointerup', drop)
  return end
}
