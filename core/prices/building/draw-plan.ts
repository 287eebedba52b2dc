import type { UnitId } from '#core/ids'
import type { ArrangedPlan, Box } from './arrange-plan.ts'
import { type Colour, inkOn } from './palette.ts'

/** What a page or a picture is made of. */
export type Shape =
  | { readonly kind: 'box'; readonly box: Box; readonly colour: Colour; readonly edge: Colour }
  /** The folded corner of a unit with a deal. */
  | {
      readonly kind: 'fold'
      readonly x: number
      readonly y: number
      readonly size: number
      readonly colour: Colour
    }
  | {
      readonly kind: 'text'
      readonly x: number
      /** Where the letters stand. */
      readonly y: number
      readonly text: string
      readonly size: number
      readonly weight: 400 | 600
      readonly colour: Colour
      readonly anchor: 'start' | 'middle' | 'end'
      /** What is longer is made narrower. */
      readonly width: number
    }

export interface DrawnCell {
  readonly colour: Colour | null
  readonly lines: readonly string[]
  readonly hasDeal: boolean
}

export interface DrawnPlan {
  readonly plan: ArrangedPlan
  readonly title: string
  readonly subtitle: string
  readonly legend: readonly { readonly colour: Colour | null; readonly words: string }[]
  readonly nameOf: (building: ArrangedPlan['buildings'][number]) => string
  readonly captionOf: (group: ArrangedPlan['buildings'][number]['groups'][number]) => string
  readonly cells: ReadonlyMap<UnitId, DrawnCell>
}

export interface Drawing {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

const [ink, faint, paper, edge] = ['#15181c', '#5b636c', '#ffffff', '#c9cfd5']
const margin = 16
const [titleSize, subtitleSize, legendSize, nameSize, labelSize] = [20, 11, 11, 13, 10]
const legendTop = 56
const legendWidth = 132
const legendHeight = 18

type TextShape = Extract<Shape, { kind: 'text' }>

const textShape = (
  given: Pick<TextShape, 'x' | 'y' | 'text' | 'size'> & Partial<TextShape>,
): Shape => ({
  kind: 'text',
  weight: 400,
  colour: ink,
  anchor: 'start',
  width: Number.POSITIVE_INFINITY,
  ...given,
})

const lineHeight = 1.25

const cellShapes = (box: Box, { colour, lines, hasDeal }: DrawnCell): Shape[] => {
  const written = colour === null ? ink : inkOn(colour)
  const inner = { ...box, width: box.width - 1, height: box.height - 1 }
  const shown = lines.slice(0, Math.max(1, Math.floor(inner.height / 10)))
  const size = Math.min(11, (inner.height / shown.length) * 0.8, inner.width / 3)
  const top = inner.y + (inner.height - shown.length * size * lineHeight) / 2
  return [
    { kind: 'box', box: inner, colour: colour ?? paper, edge },
    ...shown.map((text, index) =>
      textShape({
        x: inner.x + inner.width / 2,
        y: top + (index + 0.82) * size * lineHeight,
        text,
        size,
        weight: index === 0 ? 600 : 400,
        colour: written,
        anchor: 'middle',
        width: inner.width - 4,
      }),
    ),
    ...(hasDeal
      ? [
          {
            kind: 'fold' as const,
            x: inner.x + inner.width,
            y: inner.y,
            size: Math.min(7, inner.height / 2),
            colour: written,
          },
        ]
      : []),
  ]
}

const legendShapes = (
  legend: DrawnPlan['legend'],
  width: number,
): { shapes: Shape[]; height: number } => {
  const perLine = Math.max(1, Math.floor(width / legendWidth))
  const shapes = legend.flatMap(({ colour, words }, index): Shape[] => {
    const x = margin + (index % perLine) * legendWidth
    const y = legendTop + Math.floor(index / perLine) * legendHeight
    const text = textShape({
      x: x + 18,
      y: y + 10,
      text: words,
      size: legendSize,
      width: legendWidth - 24,
    })
    return colour === null
      ? [
          textShape({
            x,
            y: y + 10,
            text: words,
            size: legendSize,
            weight: 600,
            width: legendWidth - 8,
          }),
        ]
      : [{ kind: 'box', box: { x, y, width: 12, height: 12 }, colour, edge }, text]
  })
  return { shapes, height: Math.ceil(legend.length / perLine) * legendHeight }
}

const moved = ({ x, y, ...size }: Box, by: { x: number; y: number }): Box => ({
  ...size,
  x: x + by.x,
  y: y + by.y,
})

const buildingShapes = (
  { nameOf, captionOf }: DrawnPlan,
  building: ArrangedPlan['buildings'][number],
  by: { x: number; y: number },
): Shape[] => {
  const at = moved(building, by)
  return [
    textShape({
      x: at.x,
      y: at.y + 15,
      text: nameOf(building),
      size: nameSize,
      weight: 600,
      width: at.width,
    }),
    ...building.floors.map((floor) => {
      const { x, y, height } = moved(floor, by)
      const text = floor.floor.name
      const middle = y + height / 2 + 3.5
      return textShape({
        x: x + 34,
        y: middle,
        text,
        size: labelSize,
        colour: faint,
        anchor: 'end',
        width: 34,
      })
    }),
    ...building.groups.map((group) => {
      const { x, y } = moved(group, by)
      return textShape({
        x: x + 40,
        y: y + 14,
        text: captionOf(group),
        size: labelSize,
        colour: faint,
      })
    }),
  ]
}

/** The plan with its title and legend on white, for paper and for other programs. */
export const drawPlan = (drawn: DrawnPlan): Drawing => {
  const { plan, title, subtitle, legend, cells } = drawn
  const width = Math.max(plan.width + 2 * margin, 520)
  const drawnLegend = legendShapes(legend, width - 2 * margin)
  const by = { x: margin, y: legendTop + drawnLegend.height + 12 }
  return {
    width,
    height: by.y + plan.height + margin,
    shapes: [
      textShape({
        x: margin,
        y: 28,
        text: title,
        size: titleSize,
        weight: 600,
        width: width - 2 * margin,
      }),
      textShape({
        x: margin,
        y: 45,
        text: subtitle,
        size: subtitleSize,
        colour: faint,
        width: width - 2 * margin,
      }),
      ...drawnLegend.shapes,
      ...plan.buildings.flatMap((building) => buildingShapes(drawn, building, by)),
      ...plan.cells.flatMap((cell) => {
        const given = cells.get(cell.unit.id)
        return given ? cellShapes(moved(cell, by), given) : []
      }),
    ],
  }
}
