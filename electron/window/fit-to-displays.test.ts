import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Area, fitToDisplays } from './fit-to-displays.ts'

const laptop: Area = { x: 0, y: 0, width: 1280, height: 800 }
const left: Area = { x: -1920, y: -200, width: 1920, height: 1080 }

test('a first start shows the window in the middle of the first display', () => {
  expect(fitToDisplays(null, [{ x: 0, y: 0, width: 1920, height: 1080 }])).toEqual({
    x: 240,
    y: 90,
    width: 1440,
    height: 900,
  })
})

test('the window comes back where it was, on a display to the left as well', () => {
  const place = { x: -1800, y: -100, width: 1200, height: 700 }
  expect(fitToDisplays(place, [laptop, left])).toEqual(place)
})

test('a window of a display that is gone comes to the first one', () => {
  expect(fitToDisplays({ x: -1800, y: 0, width: 1200, height: 700 }, [laptop])).toEqual({
    x: 0,
    y: 0,
    width: 1280,
    height: 800,
  })
})

test('a large window shrinks onto a small display', () => {
  expect(fitToDisplays({ x: 100, y: 100, width: 3000, height: 2000 }, [laptop])).toEqual(laptop)
})

test('wherever it was, the whole window is on one display', () => {
  const position = fc.integer({ min: -5_000, max: 5_000 })
  const size = fc.integer({ min: 1, max: 5_000 })
  const area = fc.record({ x: position, y: position, width: size, height: size })
  fc.assert(
    fc.property(area, (place) => {
      const fitted = fitToDisplays(place, [laptop, left])
      const isInside = [laptop, left].some(
        (display) =>
          fitted.x >= display.x &&
          fitted.y >= display.y &&
          fitted.x + fitted.width <= display.x + display.width &&
          fitted.y + fitted.height <= display.y + display.height,
      )
      expect(isInside).toBe(true)
    }),
  )
})
