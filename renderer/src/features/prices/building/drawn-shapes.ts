import type { Shape } from '#core/prices/building/draw-plan'

type FoldShape = Extract<Shape, { kind: 'fold' }>
type TextShape = Extract<Shape, { kind: 'text' }>

/** The fonts of a drawing, on paper and in a picture. */
export const drawingFonts = "system-ui, 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif"

/** The corners of a folded corner. */
export const foldPoints = ({ x, y, size }: FoldShape): readonly number[] => [
  x - size,
  y,
  x,
  y,
  x,
  y + size,
]

// The mean of a letter beside its height, a little too wide rather than too narrow.
const perLetter = 0.58

export const widthOfText = ({ text, size }: TextShape): number => text.length * size * perLetter
