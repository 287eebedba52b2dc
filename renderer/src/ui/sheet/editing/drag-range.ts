import { nearestCell } from './cell-motion.ts'
import { type CellAt, extendTo, isSameCell } from './cell-range.ts'
import { cellOf, showCell, sizeOf } from './grid-cells.ts'
import type { LayerParts } from './layer-parts.ts'
import type { RangeModel } from './range-model.ts'
import { beyondBox, nearestPoint, type Point, rowsBox } from './rows-box.ts'

/** Rows a frame: the farther beyond the edge, the faster. */
const rowsAFrame = (beyond: number): number =>
  Math.sign(beyond) * Math.min(20, Math.ceil(Math.abs(beyond) / 24))

/** Draws a range while the button is down, scrolling on while the pointer is beyond the edge. */
export const dragRange = <T>({ api, place }: LayerParts<T>, ranges: RangeModel): (() => void) => {
  let pointer: Point | null = null
  let frame = 0

  const reach = (end: CellAt | null) => {
    const selection = ranges.current()
    if (selection && end && !isSameCell(selection.end, end)) ranges.draw(extendTo(selection, end))
  }
  const scrollOn = (beyond: Point) => {
    const end = ranges.current()?.end
    if (!end) return
    const wanted = {
      row: end.row + rowsAFrame(beyond.y),
      column: end.column + Math.sign(beyond.x),
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
