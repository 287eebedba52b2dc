import { expect, test } from 'vitest'
import { icnsFile, icoFile } from './icon-container.ts'

const picture = (side: number) => ({ side, png: Buffer.from(`png of ${side}`) })

test('an icon of Windows names where each picture begins and how long it is', () => {
  const pictures = [picture(16), picture(256)]
  const file = icoFile(pictures)
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2])
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    expect(file.readUInt8(entry)).toBe(side === 256 ? 0 : side)
    const at = file.readUInt32LE(entry + 12)
    expect(file.subarray(at, at + file.readUInt32LE(entry + 8))).toEqual(png)
  }
})

test('an icon of macOS holds a picture under each of its names, and its own length', () => {
  const file = icnsFile([picture(16), picture(32)])
  expect(file.toString('ascii', 0, 4)).toBe('icns')
  expect(file.readUInt32BE(4)).toBe(file.length)
  const parts: string[] = []
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
    parts.push(
      `${file.toString('ascii', at, at + 4)}: ${file.toString('ascii', at + 8, at + file.readUInt32BE(at + 4))}`,
    )
  }
  expect(parts).toEqual(['icp4: png of 16', 'icp5: png of 32', 'ic11: png of 32'])
})
