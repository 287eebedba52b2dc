import fc from 'fast-check'
import { expect, test } from 'vitest'
import { floorIdSchema } from '#core/ids'
import { sampleUnit } from '../testing/sample-unit.ts'
import { arrangePage } from './arrange-page.ts'
import { arrangePlan, type Box } from './arrange-plan.ts'
import { type DrawnCell, type DrawnPlan, drawPlan, type Shape } from './draw-plan.ts'
import { inkOn } from './palette.ts'
import { stackingPlan } from './stacking-plan.ts'
import { anyUnits } from './testing/any-units.ts'

const cell: DrawnCell = {
  colour: '#5fc7a5',
  lines: ['A.101', '7.2M'],
  hasDeal: false,
  isChanged: false,
}

const colourItem = { sign: { kind: 'colour', colour: '#cfecb1' }, words: 'A colour' } as const

const drawn = (plan: DrawnPlan['plan'], given: Partial<DrawnPlan> = {}) =>
  drawPlan({
    plan,
    title: 'Podviní',
    subtitle: 'Status',
    legend: [],
    nameOf: ({ building }) => building.name,
    captionOf: ({ group }) => group.kind,
    cells: new Map(plan.cells.map(({ unit }) => [unit.id, cell])),
    ...given,
  })

type TextShape = Extract<Shape, { kind: 'text' }>

const startOf = { start: 0, middle: 0.5, end: 1 }

/** Where a shape lies; a text has the room that its words may take, and what hangs below their line is little. */
const boxOf = (shape: Shape): Box => {
  if (shape.kind === 'box') return shape.box
  if (shape.kind === 'fold') {
    return { x: shape.x - shape.size, y: shape.y, width: shape.size, height: shape.size }
  }
  const { x, y, anchor, size } = shape
  const width = Number.isFinite(shape.width) ? shape.width : 0
  return { x: x - width * startOf[anchor], y: y - size, width, height: size }
}

const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

test('everything that is drawn lies on the page', () => {
  fc.assert(
    fc.property(anyUnits, fc.array(fc.constant(colourItem), { maxLength: 30 }), (units, items) => {
      const plan = arrangePage(stackingPlan(units))
      const { width, height, shapes } = drawn(plan, { legend: [items] })
      const page = { x: 0, y: 0, width, height }
      expect(shapes.filter((shape) => !isInside(boxOf(shape), page))).toEqual([])
    }),
  )
})

const plan = arrangePage(stackingPlan([sampleUnit({ number: 'A.101' })]))

const textOf = (shapes: readonly Shape[], words: string) => {
  const found = shapes.find((shape) => shape.kind === 'text' && shape.text === words)
  if (found?.kind !== 'text') throw new Error(`${words} is not written`)
  return found
}

test('each line of the legend begins anew, and what has no room goes to the next one', () => {
  const colours = (name: string, count: number) =>
    Array.from({ length: count }, (_colour, index) => ({
      sign: { kind: 'colour' as const, colour: '#cfecb1' },
      words: `${name} ${index}`,
    }))
  const title = (words: string) => ({ sign: { kind: 'title' as const }, words })
  const legend = [
    [title('Homes'), ...colours('home', 2)],
    [title('Garages'), ...colours('garage', 9)],
  ]
  const { shapes } = drawn(plan, { legend })
  const at = (words: string) => textOf(shapes, words)
  expect(at('home 1').y).toBe(at('Homes').y)
  expect(at('Garages').y).toBeGreaterThan(at('Homes').y)
  expect(at('Garages').x).toBe(at('Homes').x)
  expect(at('garage 0').y).toBe(at('Garages').y)
  expect(at('garage 8').y).toBeGreaterThan(at('Garages').y)
  expect(at('A').y).toBeGreaterThan(at('garage 8').y)
})

test('a house stands on its ground, with the places of its floors below', () => {
  expect(textOf(drawn(plan).shapes, '01').y).toBeGreaterThan(textOf(drawn(plan).shapes, '1').y)
})

test('a deal and a changed price have a sign besides the colour, in the cell and in the legend', () => {
  const signsOf = (given: Partial<DrawnPlan>) =>
    drawn(plan, given).shapes.filter(
      (shape) => shape.kind === 'fold' || (shape.kind === 'box' && shape.box.width === 4),
    ).length
  const cells = new Map(
    plan.cells.map(({ unit }) => [unit.id, { ...cell, hasDeal: true, isChanged: true }]),
  )
  const legend = [
    [
      { sign: { kind: 'deal' as const }, words: 'Deal' },
      { sign: { kind: 'changed' as const }, words: 'Changed' },
    ],
  ]
  expect(signsOf({})).toBe(0)
  expect(signsOf({ cells })).toBe(2)
  expect(signsOf({ cells, legend })).toBe(4)
})

/** Two floors of two flats with two parking places below, whose legend has a title, a colour and both signs. */
const house = (given: Partial<DrawnPlan> = {}) => {
  const flats = [101, 102, 201, 202].map((id) =>
    sampleUnit({
      id,
      number: `A.${id}`,
      floor: String(Math.floor(id / 100)),
      floorId: floorIdSchema.parse(Math.floor(id / 100)),
    }),
  )
  const places = [1, 2].map((id) => sampleUnit({ id, number: `A.G${id}`, typeCode: 2 }))
  const plan = arrangePlan(stackingPlan([...flats, ...places]), { width: 90, height: 60 }, 900)
  const signs = (['title', 'deal', 'changed'] as const).map((kind) => ({
    sign: { kind },
    words: kind,
  }))
  const cells = new Map(
    plan.cells.map(({ unit }) => [
      unit.id,
      { colour: '#5fc7a5', lines: [unit.number, '7.2M'], hasDeal: true, isChanged: true },
    ]),
  )
  const { shapes } = drawn(plan, { legend: [signs, [colourItem]], cells, ...given })
  return { plan, shapes, text: (words: string) => textOf(shapes, words) }
}

const boxesOf = (shapes: readonly Shape[], edge: string): Box[] =>
  shapes.flatMap((shape) => (shape.kind === 'box' && shape.edge === edge ? [shape.box] : []))

const edgeOfCells = '#c9cfd5'

test('each cell lies apart from its neighbours, and has what it says, its deal and its change within', () => {
  const { plan, shapes, text } = house()
  const [legendSigns, boxes] = [3, shapes.length].map((end, index) =>
    boxesOf(shapes, edgeOfCells).slice(index === 0 ? 0 : 3, end),
  )
  expect(legendSigns).toHaveLength(3)
  expect(boxes).toHaveLength(plan.cells.length)
  const folds = shapes.filter((shape) => shape.kind === 'fold').slice(1)
  const marks = shapes.filter((shape) => shape.kind === 'box' && shape.box.width === 4).slice(1)
  for (const [index, { unit }] of plan.cells.entries()) {
    const box = boxes?.[index] ?? expect.fail('a cell is not drawn')
    const others = boxes?.filter((other) => other !== box) ?? []
    expect(
      others.some(
        ({ x, y, width, height }) =>
          x <= box.x + box.width &&
          box.x <= x + width &&
          y <= box.y + box.height &&
          box.y <= y + height,
      ),
    ).toBe(false)
    const [fold, mark] = [folds[index], marks[index]]
    expect(fold && isInside(boxOf(fold), box)).toBe(true)
    expect(fold && boxOf(fold).x + boxOf(fold).width).toBe(box.x + box.width)
    expect(mark && isInside(boxOf(mark), box)).toBe(true)
    const first = text(unit.number)
    const second = shapes[shapes.indexOf(first) + 1]
    if (second?.kind !== 'text') throw new Error('a cell has one line alone')
    for (const line of [first, second]) {
      expect(isInside(boxOf(line), box)).toBe(true)
      expect(line.x).toBe(box.x + box.width / 2)
    }
    expect([first.weight, second.weight]).toEqual([600, 400])
    const middle = (boxOf(first).y + second.y) / 2
    expect(Math.abs(middle - (box.y + box.height / 2))).toBeLessThan(box.height / 10)
  }
})

test('what is written can be read on its colour, and on paper where there is none', () => {
  const inkOf = (colour: string | null) => {
    const { plan: of } = house()
    const cells = new Map(of.cells.map(({ unit }) => [unit.id, { ...cell, colour, lines: ['x'] }]))
    return house({ cells }).text('x').colour
  }
  expect(inkOf('#19306f')).toBe(inkOn('#19306f'))
  expect(inkOf('#fafde2')).toBe(inkOn('#fafde2'))
  expect(inkOf(null)).toBe('#15181c')
})

test('of what nothing is known nothing is drawn', () => {
  const { shapes } = house({ cells: new Map(), legend: [] })
  expect(boxesOf(shapes, edgeOfCells)).toEqual([])
})

test('the words of a legend stand beside their signs, and end before the next sign', () => {
  const { shapes, text } = house()
  const signs = boxesOf(shapes, edgeOfCells).slice(0, 3)
  const words = ['deal', 'changed', 'A colour'].map(text)
  const title = text('title')
  expect(words.map(({ y }) => y === title.y)).toEqual([true, true, false])
  expect([title.x, title.weight]).toEqual([text('Podviní').x, 600])
  for (const [index, sign] of signs.entries()) {
    const word = words[index] ?? expect.fail('a sign has no words')
    expect(word.weight).toBe(400)
    expect(boxOf(word).x).toBeGreaterThan(sign.x + sign.width)
    expect(word.y).toBeGreaterThan(sign.y)
    expect(word.y).toBeLessThan(sign.y + sign.height)
    const before: TextShape = words[index - 1] ?? title
    if (before.y === word.y) expect(before.x + before.width).toBeLessThan(sign.x)
  }
  const marks = shapes.filter(
    (shape) => shape.kind === 'fold' || (shape.kind === 'box' && shape.box.width === 4),
  )
  const [deal, changed] = signs
  expect(deal && marks[0] && isInside(boxOf(marks[0]), deal)).toBe(true)
  expect(changed && marks[1] && isInside(boxOf(marks[1]), changed)).toBe(true)
})

test('the name of a house stands above it, its floors beside their cells, and their places below', () => {
  const { plan, shapes, text } = house()
  const legendEnd = boxesOf(shapes, edgeOfCells)[2] ?? expect.fail('there is no legend')
  const [first] = boxesOf(shapes, edgeOfCells).slice(3)
  const [top] = plan.cells
  if (!first || !top) throw new Error('there are no cells')
  const moved = ({ x, y, ...size }: Box): Box => ({
    ...size,
    x: x - top.x + first.x,
    y: y - top.y + first.y,
  })
  const [building] = plan.buildings.map((one) => ({ ...one, ...moved(one) }))
  if (!building) throw new Error('there is no house')
  expect(building.x).toBe(text('Podviní').x)
  const name = boxOf(text('A'))
  expect(name.y).toBeGreaterThan(legendEnd.y + legendEnd.height)
  expect(isInside(name, building)).toBe(true)
  expect(name.y + name.height).toBeLessThanOrEqual(first.y)
  for (const floor of building.floors) {
    const label = boxOf(text(floor.floor.name))
    const row = moved(floor)
    expect(isInside(label, row)).toBe(true)
    expect(label.x + label.width).toBeLessThan(first.x)
    expect(Math.abs(label.y + label.height / 2 - (row.y + row.height / 2))).toBeLessThan(5)
  }
  const ground = moved(building.ground)
  const cells = building.floors.at(-1)?.cells ?? []
  for (const [column, place] of ['01', '02'].entries()) {
    const stack = moved(cells[column] ?? expect.fail('a floor has too few cells'))
    const written = text(place)
    expect(isInside({ ...boxOf(written), width: 0 }, ground)).toBe(true)
    expect(written.x).toBe(stack.x + stack.width / 2)
  }
  const [group] = building.groups
  if (!group) throw new Error('there are no parking places')
  const caption = boxOf(text('garage'))
  const places = moved(group.lines[0]?.[0] ?? expect.fail('there are no parking places'))
  expect(isInside(caption, moved(group))).toBe(true)
  expect(caption.x).toBe(places.x)
  expect(caption.y + caption.height).toBeLessThanOrEqual(places.y)
})

test('a house without floors stands on no ground', () => {
  const places = [sampleUnit({ number: 'G1', typeCode: 2 })]
  const { shapes } = drawn(arrangePage(stackingPlan(places)))
  expect(shapes.filter((shape) => shape.kind === 'box' && shape.box.height < 1)).toEqual([])
})
