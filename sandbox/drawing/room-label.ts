import type { Canvas } from './canvas.ts'
import { heightOf, overlaps, type Rect, widthOf } from './geometry.ts'
import { drawText, textWidth } from './lettering.ts'
import { planColours } from './plan-colours.ts'

export interface LabelLine {
  readonly text: string
  readonly cap: number
  readonly isFaint: boolean
}

const lineGap = 0.75
const breathing = 3
const positions = 12
const steps = Array.from({ length: positions + 1 }, (_, step) => step / positions)

const sizeOf = (lines: readonly LabelLine[]) => ({
  width: Math.max(...lines.map(({ text, cap }) => textWidth(text, cap))) + 2 * breathing,
  height: lines.reduce((sum, { cap }) => sum + cap * (1 + lineGap), 0) + breathing,
})

/** The free place nearest to the middle of the room, or none. */
export const findLabelPlace = (
  room: Rect,
  lines: readonly LabelLine[],
  taken: readonly Rect[],
): Rect | null => {
  const { width, height } = sizeOf(lines)
  const [spareX, spareY] = [widthOf(room) - width, heightOf(room) - height]
  if (spareX < 0 || spareY < 0) return null
  let best: Rect | null = null
  let nearest = Number.POSITIVE_INFINITY
  for (const u of steps) {
    for (const v of steps) {
      const distance = ((u - 0.5) * spareX) ** 2 + ((v - 0.5) * spareY) ** 2
      if (distance >= nearest) continue
      const [x1, y1] = [room.x1 + spareX * u, room.y1 + spareY * v]
      const box = { x1, y1, x2: x1 + width, y2: y1 + height }
      if (taken.some((other) => overlaps(box, other))) continue
      best = box
      nearest = distance
    }
  }
  return best
}

export const drawLabel = (canvas: Canvas, place: Rect, lines: readonly LabelLine[]): void => {
  let baseline = place.y1 + breathing / 2
  for (const { text, cap, isFaint } of lines) {
    baseline += cap * (1 + lineGap / 2)
    drawText(
      canvas,
      text,
      { x: (place.x1 + place.x2) / 2, y: Math.round(baseline) },
      { cap, align: 'centre', colour: isFaint ? planColours.faint : planColours.ink },
    )
    baseline += (cap * lineGap) / 2
  }
}
