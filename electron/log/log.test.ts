import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defect } from '#core/defect'
import { handClock } from '../store/testing/store-folder.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openLog } from './log.ts'

const logged = (error: unknown): Record<string, unknown> => {
  const directory = temporaryFolder()
  openLog({ directory, clock: handClock() }).defect('it broke', error)
  return JSON.parse(readFileSync(join(directory, 'main.log'), 'utf8')) as Record<string, unknown>
}

test('a fault of our own keeps its words and its place', () => {
  const entry = logged(defect('Upload 7 has no screen'))
  expect(entry).toMatchObject({ event: 'it broke', error: 'Defect' })
  expect(entry['message']).toBe('Upload 7 has no screen')
  expect(entry['stack']).toContain('log.test.ts')
})

test.each([
  new TypeError('karel@example.cz is not a function'),
  Object.assign(new Error('no such file: karel@example.cz'), { code: 'ENOENT' }),
  new Error('nobody\n    at karel@example.cz'),
  'karel@example.cz',
])('of what anybody else has thrown no word is kept', (error) => {
  const entry = logged(error)
  expect(JSON.stringify(entry)).not.toContain('karel')
  expect(entry['message']).toBeUndefined()
})

test('a foreign error keeps its class, its code and its place', () => {
  const entry = logged(Object.assign(new RangeError('karel'), { code: 'ERR_OUT' }))
  expect(entry).toMatchObject({ error: 'RangeError', code: 'ERR_OUT' })
  expect(entry['stack']).toContain('log.test.ts')
})

test('where a company keeps faults alone, what happens in order is not written', () => {
  const directory = temporaryFolder()
  const log = openLog({ directory, clock: handClock(), keeps: 'faults' })
  log.event('started', { version: '1.2.3' })
  log.defect('it broke', new RangeError('karel'))
  const lines = readFileSync(join(directory, 'main.log'), 'utf8')
  expect(lines).toContain('it broke')
  expect(lines).not.toContain('started')
})
