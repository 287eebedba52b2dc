import { expect, test } from 'vitest'
import { pictureProblem } from './picture-problem.ts'

const picture = ({ width = 1280, height = 800, bytes = 60_000 }): Buffer => {
  const png = Buffer.alloc(bytes)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(png)
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

test('a picture of a window is one', () => {
  expect(pictureProblem(picture({}))).toBe(null)
})

test('what is no picture of the window is told apart', () => {
  expect(pictureProblem(null)).toContain('no file')
  expect(pictureProblem(Buffer.alloc(0))).toContain('not a PNG')
  expect(pictureProblem(Buffer.from(`<html>${' '.repeat(20_000)}`))).toContain('not a PNG')
  expect(pictureProblem(picture({ width: 1, height: 1 }))).toContain('1 x 1')
  expect(pictureProblem(picture({ bytes: 3_000 }))).toContain('empty')
})
