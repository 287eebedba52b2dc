import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../setup/project.ts'
import type { Explained } from './explained/explained.ts'

const door = `
export const hours = { isOpenAtNight: false }

export const isOpen = (hour: number): boolean => {
  let left = hour
  while (left > 0) left = left - 1
  return hour >= 8 || hours.isOpenAtNight
}

export const ring = (rings: (() => void)[]): Promise<void> => {
  for (const one of rings) one()
  return new Promise((resolve) => {
    resolve()
  })
}
`
const doorTest = `
import { expect, test } from 'vitest'
import { isOpen, ring } from './door.ts'

test('is open by day', () => {
  expect([isOpen(9), isOpen(7)]).toEqual([true, false])
})
test('ends when it has rung', () => ring([]))
`

const makeProject = () => {
  const root = mkdtempSync(join(tmpdir(), 'unitdesk-mutants-test-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'house'))
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(root, 'house/door.ts'), door)
  writeFileSync(join(root, 'house/door.test.ts'), doorTest)
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  return root
}

/** A run that remembers nothing of the one before, unless it has its memory. */
const plantIn = (
  root: string,
  explained: readonly Explained[],
  memory = mkdtempSync(join(root, 'tmp-')),
) => {
  const script = pathToFileURL(join(import.meta.dirname, 'plant-mutants.ts')).href
  const input = { root, rooms: { house: ['house'] }, explained, wanted: [] }
  const program = `
    import { plantMutants } from '${script}'
    const isGood = await plantMutants({ ...${JSON.stringify(input)}, say: console.log })
    process.exit(isGood ? 0 : 1)`
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: root, encoding: 'utf8', env: { ...process.env, TMPDIR: memory } },
  )
  return { status, said: stdout.split('\n').map((line) => line.replace(/, [\d.]+ minutes$/, '')) }
}

const explain = (...mutants: string[]): Explained => ({
  file: 'house/door.ts',
  mutants,
  why: 'it is an example',
})

test('names what no test notices, also after a test that would wait for ever, until each is explained', () => {
  const root = makeProject()
  expect(plantIn(root, [explain('hour > 9  ->  hour >= 9')])).toEqual({
    status: 1,
    said: [
      'explained, but not there  house/door.ts  hour > 9  ->  hour >= 9',
      'survived  house/door.ts:6  left > 0  ->  left >= 0',
      'survived  house/door.ts:7  hour >= 8  ->  hour > 8',
      'survived  house/door.ts:11  one()  ->  undefined  (no test comes by)',
      'house: 8 planted, 5 noticed, 3 survived, 0 explained',
      '',
    ],
  })
  const known = [
    explain('left > 0  ->  left >= 0', 'one()  ->  undefined'),
    explain('hour >= 8  ->  hour > 8'),
  ]
  expect(plantIn(root, known)).toEqual({
    status: 0,
    said: ['house: 5 planted, 5 noticed, 0 survived, 3 explained', ''],
  })
})

test('an answer that a helper of the tests has given is not believed when the helper is another', () => {
  const root = makeProject()
  const memory = mkdtempSync(join(root, 'tmp-'))
  const hour = (hour: number) =>
    writeFileSync(join(root, 'house/hour.ts'), `export const hour = ${hour}`)
  writeFileSync(join(root, 'house/door.ts'), 'export const isOpen = (hour: number) => hour >= 8')
  writeFileSync(
    join(root, 'house/door.test.ts'),
    `
    import { expect, test } from 'vitest'
    import { isOpen } from './door.ts'
    import { hour } from './hour.ts'
    test('is open', () => expect(isOpen(hour)).toBe(true))`,
  )
  hour(8)
  expect(plantIn(root, [], memory).status).toBe(0)
  hour(9)
  expect(plantIn(root, [], memory)).toEqual({
    status: 1,
    said: [
      'survived  house/door.ts:1  hour >= 8  ->  hour > 8',
      'house: 1 planted, 0 noticed, 1 survived, 0 explained',
      '',
    ],
  })
})

test('a process that a mutant ends has noticed it, within a test and while it loads its modules', () => {
  const root = makeProject()
  writeFileSync(
    join(root, 'house/door.ts'),
    `
    const isOnFire = false
    const leave = () => process.kill(process.pid, 'SIGKILL')
    const key = isOnFire ? leave() : 'iron'
    export const open = (with_: string) => with_ === 'iron' ? key : leave()`,
  )
  writeFileSync(
    join(root, 'house/door.test.ts'),
    `
    import { expect, test } from 'vitest'
    import { open } from './door.ts'
    test('opens', () => expect(open('iron')).toBe('iron'))`,
  )
  expect(plantIn(root, [])).toEqual({
    status: 1,
    said: [
      'survived  house/door.ts:4  isOnFire  ->  false',
      "survived  house/door.ts:5  with_ === 'iron'  ->  true",
      'house: 6 planted, 4 noticed, 2 survived, 0 explained',
      '',
    ],
  })
})

test('what one mutant has left behind ends the process, and the next one is not taken for it', () => {
  const root = makeProject()
  writeFileSync(
    join(root, 'house/door.ts'),
    `
    let isBroken = false
    export const open = (hour: number) => {
      if (isBroken) process.kill(process.pid, 'SIGKILL')
      isBroken = hour < 8
      return hour > 0
    }`,
  )
  writeFileSync(
    join(root, 'house/door.test.ts'),
    `
    import { expect, test } from 'vitest'
    import { open } from './door.ts'
    test('opens', () => expect(open(8)).toBe(true))`,
  )
  expect(plantIn(root, [])).toEqual({
    status: 1,
    said: [
      'survived  house/door.ts:4  isBroken  ->  false',
      "survived  house/door.ts:4  process.kill(process.pid, 'SIGKILL')  ->  undefined  (no test comes by)",
      'survived  house/door.ts:5  isBroken = hour < 8  ->  undefined',
      'survived  house/door.ts:5  hour < 8  ->  hour <= 8',
      'survived  house/door.ts:6  hour > 0  ->  hour >= 0',
      'house: 6 planted, 1 noticed, 5 survived, 0 explained',
      '',
    ],
  })
})
