import { expect, test } from 'vitest'
import { createCanvas, toPng } from './canvas.ts'
import { glyphOf } from './glyph.ts'
import { drawText, textWidth } from './lettering.ts'
import { decodePng } from './testing/decode-png.ts'

const czech = 'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž'
const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+.,-/²'
const unknown = glyphOf('\u4e2d')

test.each([...czech, ...plain])('%s has a shape of its own', (letter) => {
  const same = [...czech, ...plain].filter(
    (other) => JSON.stringify(glyphOf(other).steps) === JSON.stringify(glyphOf(letter).steps),
  )
  expect(same).toEqual([letter])
  expect(glyphOf(letter).steps).not.toEqual(unknown.steps)
})

test.each([...czech])('%s is its letter with something above it', (letter) => {
  const [base = ''] = letter.normalize('NFD')
  const top = (sign: string) => Math.max(...glyphOf(sign).steps.map(({ y }) => y))
  const isShouldered = 'ďť'.includes(letter)
  expect(top(letter) > top(base) || isShouldered).toBe(true)
  expect(glyphOf(letter).steps).not.toEqual(glyphOf(base).steps)
})

test('figures are equally wide, so that columns of prices stand in line', () => {
  const widths = [...'0123456789'].map((figure) => textWidth(figure, 10))
  expect(new Set(widths).size).toBe(1)
})

test('a space that does not break is a space', () => {
  expect(glyphOf('\u00a0')).toEqual(glyphOf(' '))
})

test.each(['left', 'centre', 'right'] as const)(
  'text aligned %s stays within its width',
  (align) => {
    const canvas = createCanvas({ width: 200, height: 40 }, 0xffffff)
    drawText(canvas, '3+kk 52,4 m²', { x: 100, y: 28 }, { cap: 12, colour: 0, align })
    const { colourAt } = decodePng(toPng(canvas))
    const inked = Array.from({ length: 200 }, (_, x) => x).filter((x) =>
      Array.from({ length: 40 }, (_unused, y) => colourAt(x, y)).some(
        (colour) => colour !== 0xffffff,
      ),
    )
    const width = textWidth('3+kk 52,4 m²', 12)
    const start = 100 - { left: 0, centre: 0.5, right: 1 }[align] * width
    expect(Math.min(...inked)).toBeGreaterThanOrEqual(Math.floor(start))
    expect(Math.max(...inked)).toBeLessThanOrEqual(Math.ceil(start + width))
    expect(inked.length).toBeGreaterThan(width / 2)
  },
)
