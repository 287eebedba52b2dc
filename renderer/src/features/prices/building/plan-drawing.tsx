import type { Drawing, Shape } from '#core/prices/building/draw-plan'
import { drawingFonts, foldPoints, widthOfText } from './drawn-shapes.ts'

/** The drawing as it is printed: sharp at any size. */
export const PlanDrawing = ({ drawing }: { readonly drawing: Drawing }) => (
  <svg
    viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    preserveAspectRatio="xMidYMin meet"
    width="100%"
    height="100%"
    fontFamily={drawingFonts}
    aria-hidden
  >
    {drawing.shapes.map((shape, index) => (
      <DrawnShape key={keyOf(shape, index)} shape={shape} />
    ))}
  </svg>
)

// A drawing is made once and never changed: the place of a shape in it is its name.
const keyOf = ({ kind }: Shape, index: number): string => `${kind} ${index}`

const DrawnShape = ({ shape }: { readonly shape: Shape }) => {
  if (shape.kind === 'box') {
    const { box, colour, edge } = shape
    return <rect {...box} fill={colour} stroke={edge} strokeWidth={0.5} />
  }
  if (shape.kind === 'fold') {
    return <polygon points={foldPoints(shape).join(' ')} fill={shape.colour} />
  }
  const { x, y, text, size, weight, colour, anchor, width } = shape
  const isTooWide = widthOfText(shape) > width
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={weight}
      fill={colour}
      textAnchor={anchor}
      {...(isTooWide ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {text}
    </text>
  )
}
