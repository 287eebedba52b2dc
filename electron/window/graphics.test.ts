import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dayMs } from '#core/time'
import { graphicsMemory } from './graphics.ts'

const start = (electron = '45.4.1') => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-graphics-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'graphics')
  const time = { now: 1_000 * dayMs }
  const clock = { now: () => time.now }
  return { file, time, clock, memory: graphicsMemory(file, { clock, electron }) }
}

test('a computer that was seen without graphics hardware is taken for one for a week', () => {
  const { time, memory } = start()
  expect(memory.isKnownToLack()).toBe(false)
  memory.remember('none')
  expect(memory.isKnownToLack()).toBe(true)
  time.now += 7 * dayMs - 1
  expect(memory.isKnownToLack()).toBe(true)
  time.now += 1
  expect(memory.isKnownToLack()).toBe(false)
})

test('hardware that was found, another version and a clock that was set back have it looked for again', () => {
  const { file, time, clock, memory } = start()
  memory.remember('none')
  expect(graphicsMemory(file, { clock, electron: '46.0.0' }).isKnownToLack()).toBe(false)
  time.now -= dayMs
  expect(memory.isKnownToLack()).toBe(false)
  time.now += dayMs
  memory.remember('hardware')
  expect(memory.isKnownToLack()).toBe(false)
})

test.each(['', 'none', '45.4.1', '45.4.1 soon\n', '../../etc 1\n'])(
  'a file that says %j says nothing',
  (text) => {
    const { file, memory } = start()
    writeFileSync(file, text)
    expect(memory.isKnownToLack()).toBe(false)
  },
)

test('a folder that cannot be written costs the next start its time and nothing else', () => {
  const { file, clock } = start()
  const memory = graphicsMemory(join(file, 'gone', 'graphics'), {
    clock,
    electron: '45.4.1',
  })
  expect(() => memory.remember('none')).not.toThrow()
  expect(memory.isKnownToLack()).toBe(false)
})
