import { expect, test } from 'vitest'
import {
  createCanvas,
  fillCircle,
  fillPolygon,
  fillRect,
  stroke,
  strokeRect,
  toPng,
} from './canvas.ts'
import { decodePng } from './testing/decode-png.ts'

const white = 0xffffff
const black = 0x000000

const sheet = () => createCanvas({ width: 20, height: 20 }, white)

/** Black in the whole picture, in pixels. */
const inkOn = (canvas: ReturnType<typeof sheet>): number => {
  const { colourAt, width, height } = decodePng(toPng(canvas))
  let ink = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) ink += (0xff - (colourAt(x, y) & 0xff)) / 0xff
  }
  return ink
}

test('a rectangle covers its own pixels and is cut at the edge', () => {
  const canvas = sheet()
  fillRect(canvas, { x1: 15, y1: -5, x2: 40, y2: 2 }, black)
  const { colourAt } = decodePng(toPng(canvas))
  expect(colourAt(15, 0)).toBe(black)
  expect(colourAt(19, 1)).toBe(black)
  expect(colourAt(14, 0)).toBe(white)
  expect(colourAt(15, 2)).toBe(white)
  expect(inkOn(canvas)).toBe(10)
})

test('a frame leaves its inside alone', () => {
  const canvas = sheet()
  strokeRect(canvas, { x1: 2, y1: 2, x2: 12, y2: 12 }, 2, black)
  expect(inkOn(canvas)).toBe(100 - 36)
})

test.each([
  [
    'a triangle',
    [
      [1, 1],
      [17, 3],
      [6, 18],
    ],
    131,
  ],
  [
    'a square that cuts its pixels in half',
    [
      [2.5, 2.5],
      [12.5, 2.5],
      [12.5, 12.5],
      [2.5, 12.5],
    ],
    100,
  ],
  [
    'a shape half outside',
    [
      [-10, 5],
      [10, 5],
      [10, 15],
      [-10, 15],
    ],
    100,
  ],
] as const)('%s has as much ink as its area', (_, points, area) => {
  const canvas = sheet()
  fillPolygon(
    canvas,
    points.map(([x, y]) => ({ x, y })),
    black,
  )
  expect(Math.abs(inkOn(canvas) - area)).toBeLessThan(area * 0.02)
})

test('a circle is as large as its radius says', () => {
  const canvas = sheet()
  fillCircle(canvas, { x: 10, y: 10 }, 8, black)
  expect(Math.abs(inkOn(canvas) - Math.PI * 64)).toBeLessThan(5)
})

test('a line is as thick as asked and not darker where it crosses itself', () => {
  const canvas = sheet()
  const cross = [
    [
      { x: 2, y: 10 },
      { x: 18, y: 10 },
    ],
    [
      { x: 10, y: 2 },
      { x: 10, y: 18 },
    ],
  ]
  stroke(canvas, cross, 2, black)
  const { colourAt } = decodePng(toPng(canvas))
  expect([colourAt(5, 9), colourAt(5, 10), colourAt(10, 10)]).toEqual([black, black, black])
  expect([colourAt(5, 7), colourAt(5, 12)]).toEqual([white, white])
})

test('colours asked for by name stay exact however many soft edges there are', () => {
  const canvas = createCanvas({ width: 64, height: 64 }, white)
  for (let index = 0; index < 60; index++) {
    const colour = (index * 40_503 * 997) & 0xffffff
    const centre = { x: 32 + (index % 7) * 2, y: 32 + (index % 5) * 2 }
    fillCircle(canvas, centre, 30 - index / 3, colour)
  }
  fillRect(canvas, { x1: 0, y1: 0, x2: 4, y2: 4 }, 0x123456)
  const decoded = decodePng(toPng(canvas))
  expect(decoded.colourAt(0, 0)).toBe(0x123456)
  expect(decoded.colourCount).toBeLessThanOrEqual(256)
})
