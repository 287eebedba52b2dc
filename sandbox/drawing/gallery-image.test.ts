import { expect, test } from 'vitest'
import { drawVisualisation } from './gallery-image.ts'
import { decodePng } from './testing/decode-png.ts'

const kinds = ['exterior', 'interior', 'surroundings'] as const
const seeds = [1, 2, 3, 4, 5, 6]

test.each(kinds)('an image of the %s is the same for a seed and another for another', (kind) => {
  const images = seeds.map((seed) => drawVisualisation({ seed, kind }))
  const again = seeds.map((seed) => drawVisualisation({ seed, kind }))
  expect(images.map((image, index) => image.equals(again[index] ?? Buffer.alloc(0)))).not.toContain(
    false,
  )
  expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(seeds.length)
  for (const image of images) {
    expect(decodePng(image)).toMatchObject({ width: 1024, height: 768 })
    expect(image.length).toBeLessThan(60_000)
  }
})

test('a wide picture is filled from edge to edge', () => {
  const png = drawVisualisation({ seed: 1, kind: 'exterior', size: { width: 600, height: 200 } })
  const { width, height, colourAt } = decodePng(png)
  expect([width, height]).toEqual([600, 200])
  const edge = Array.from({ length: 200 }, (_, y) => [colourAt(0, y), colourAt(599, y)]).flat()
  expect(edge).not.toContain(0xffffff)
})
