import type { UnitId } from '#core/ids'
import type { ArrangedPlan, Box } from './arrange-plan.ts'
import { type Colour, inkOn } from './palette.ts'
import { placeName } from './stacking-plan.ts'

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
  /** Whether its price is that of a draft. */
  readonly isChanged: boolean
}

/** What stands before the words of a legend. */
type LegendSign =
  | { readonly kind: 'title' }
  | { readonly kind: 'colour'; readonly colour: Colour }
  | { readonly kind: 'deal' }
  | { readonly kind: 'changed' }

export interface LegendItem {
  readonly sign: LegendSign
  readonly words: string
}

export interface DrawnPlan {
  readonly plan: ArrangedPlan
  readonly title: string
  readonly subtitle: string
  /** Line by line; a long one is broken. */
  readonly legend: readonly (readonly LegendItem[])[]
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
const legendSign = 12

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

const mostLines = 3
const dotSize = 4

/** A dark square with a light edge, which is seen on every colour: the price is that of a draft. */
const changedMark = (at: { readonly x: number; readonly y: number }): Shape => ({
  kind: 'box',
  box: { ...at, width: dotSize, height: dotSize },
  colour: ink,
  edge: paper,
})

const cellShapes = (box: Box, cell: DrawnCell): Shape[] => {
  const { colour, lines, hasDeal, isChanged } = cell
  const written = colour === null ? ink : inkOn(colour)
  const inner = { ...box, width: box.width - 1, height: box.height - 1 }
  // Cells of one size are written in one size, whether or not all have something to say.
  const room = Math.min(mostLines, Math.max(1, Math.floor(inner.height / 10)))
  const shown = lines.slice(0, room)
  const size = Math.min(11, (inner.height / room) * 0.8, inner.width / 3)
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
    ...(isChanged ? [changedMark({ x: inner.x + 1.5, y: inner.y + 1.5 })] : []),
  ]
}

const signShapes = (sign: LegendSign, at: { readonly x: number; readonly y: number }): Shape[] => {
  const box = { ...at, width: legendSign, height: legendSign }
  switch (sign.kind) {
    case 'title':
      return []
    case 'colour':
      return [{ kind: 'box', box, colour: sign.colour, edge }]
    case 'deal':
      return [
        { kind: 'box', box, colour: paper, edge },
        { kind: 'fold', x: at.x + legendSign, y: at.y, size: 7, colour: ink },
      ]
    case 'changed':
      return [
        { kind: 'box', box, colour: paper, edge },
        changedMark({ x: at.x + 1.5, y: at.y + 1.5 }),
      ]
  }
}

/** Where the items stand, of which a line has so many at most. */
const legendPlaces = (legend: DrawnPlan['legend'], perLine: number) => {
  let top = 0
  return legend.flatMap((items) => {
    const first = top
    top += Math.ceil(items.length / perLine)
    return items.map((item, index) => ({
      item,
      line: first + Math.floor(index / perLine),
      column: index % perLine,
    }))
  })
}

const legendShapes = (
  legend: DrawnPlan['legend'],
  width: number,
): { shapes: Shape[]; height: number } => {
  const places = legendPlaces(legend, Math.max(1, Math.floor(width / legendWidth)))
  const shapes = places.flatMap(({ item: { sign, words }, line, column }): Shape[] => {
    const at = { x: margin + column * legendWidth, y: legendTop + line * legendHeight }
    const isTitle = sign.kind === 'title'
    const indent = isTitle ? 0 : legendSign + 6
    return [
      ...signShapes(sign, at),
      textShape({
        x: at.x + indent,
        y: at.y + 10,
        text: words,
        size: legendSize,
        weight: isTitle ? 600 : 400,
        width: legendWidth - indent - 6,
      }),
    ]
  })
  return { shapes, height: ((places.at(-1)?.line ?? -1) + 1) * legendHeight }
}

const moved = ({ x, y, ...size }: Box, by: { x: number; y: number }): Box => ({
  ...size,
  x: x + by.x,
  y: y + by.y,
})

/** The line on which a house stands, with the places of its floors below. */
const stackShapes = (
  { building, ground }: ArrangedPlan['buildings'][number],
  by: { x: number; y: number },
): Shape[] => {
  if (building.floors.length === 0) return []
  const { x, y, width } = moved(ground, by)
  const place = width / Math.max(1, building.columns)
  return [
    { kind: 'box', box: { x, y, width, height: 0.5 }, colour: faint, edge: faint },
    ...Array.from({ length: building.columns }, (_stack, column) =>
      textShape({
        x: x + (column + 0.5) * place,
        y: y + 11,
        text: placeName(building, column),
        size: labelSize,
        colour: faint,
        anchor: 'middle',
        width: place,
      }),
    ),
  ]
}

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
    ...stackShapes(building, by),
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
