import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawIcons, iconsFolder } from './draw-icons.ts'

test('the icons in the repository are what their drawings show', async () => {
  const drawn = await drawIcons()
  const there = readdirSync(iconsFolder).filter((name) => !name.endsWith('.svg'))
  expect(there.sort()).toEqual([...drawn.keys()].sort())
  const stale = there.filter(
    (name) => !readFileSync(join(iconsFolder, name)).equals(drawn.get(name) ?? Buffer.alloc(0)),
  )
  expect(stale).toEqual([])
})
