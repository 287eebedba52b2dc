import { expect, test } from 'vitest'
import { fitted, panned, zoomed } from './zoom.ts'

const picture = { width: 2_000, height: 1_000 }
const frame = { width: 400, height: 400 }

test('a large picture is seen whole, a small one in its own size', () => {
  expect(fitted(picture, frame)).toEqual({ scale: 0.2, x: 0, y: 0 })
  expect(fitted({ width: 100, height: 50 }, frame).scale).toBe(1)
  expect(fitted({ width: 0, height: 0 }, frame).scale).toBe(1)
})

test('zooming keeps what is below the pointer there', () => {
  const view = zoomed(fitted(picture, frame), 5, { picture, frame, at: { x: 100, y: 0 } })
  expect(view).toEqual({ scale: 1, x: -400, y: 0 })
})

test('it ends where the whole picture is seen, and at eight times its size', () => {
  expect(zoomed({ scale: 0.3, x: 9, y: 9 }, 0.1, { picture, frame })).toEqual({
    scale: 0.2,
    x: 0,
    y: 0,
  })
  expect(zoomed({ scale: 1, x: 0, y: 0 }, 100, { picture, frame }).scale).toBe(8)
})

test('a picture is moved as far as its edge', () => {
  expect(panned({ scale: 1, x: 0, y: 0 }, { x: 5_000, y: -20 }, picture, frame)).toEqual({
    scale: 1,
    x: 800,
    y: -20,
  })
})
