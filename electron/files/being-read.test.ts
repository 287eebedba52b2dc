import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { beingRead } from './being-read.ts'

const file = Buffer.from('hostile')
const start = () => join(temporaryFolder(), 'being-read.json')

test('a file whose reading never ended is put aside after the second time, over every start, and no other is', async () => {
  const path = start()
  expect(await beingRead(path).begin(file)).not.toBeNull()
  expect(await beingRead(path).begin(file)).not.toBeNull()
  expect(await beingRead(path).begin(file)).toBeNull()
  expect(await beingRead(path).begin(Buffer.from('other'))).not.toBeNull()
})

test('what was read, and what was called off, counts for nothing', async () => {
  const notes = beingRead(start())
  for (let turn = 0; turn < 3; turn += 1) (await notes.begin(file))?.takeBack()
  await notes.begin(file)
  ;(await notes.begin(file))?.end()
  for (let turn = 0; turn < 2; turn += 1) expect(await notes.begin(file)).not.toBeNull()
  expect(await notes.begin(file)).toBeNull()
})

test('damaged notes, and a place that takes none, keep nobody from reading', async () => {
  const path = start()
  writeFileSync(path, '{')
  const inside = beingRead(join(path, 'notes.json'))
  for (let turn = 0; turn < 3; turn += 1) expect(await inside.begin(file)).not.toBeNull()
  expect(await beingRead(path).begin(file)).not.toBeNull()
})
