import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../electron/testing/temporary-folder.ts'
import { openMemory } from './memory.ts'

test('what was tried is known by the next run, until the test, what it loads or the changed file is another', () => {
  const folder = temporaryFolder()
  const [place, file, helper] = [
    join(folder, 'tried'),
    join(folder, 'door.test.ts'),
    join(folder, 'open-door.ts'),
  ]
  writeFileSync(file, 'one test')
  writeFileSync(helper, 'one helper')
  const open = (names: readonly string[]) =>
    openMemory({ place, names, loadedBy: () => [file, helper] })
  const memory = open(['a mutant', 'another'])
  memory.keep({ mutant: 0, file, test: 'by day' }, true)
  memory.keep({ mutant: 1, file, test: 'by day' }, false)
  const recall = (names: readonly string[], test = 'by day') => {
    const next = open(names)
    return names.map((_name, mutant) => next.recall({ mutant, file, test }))
  }
  expect(recall(['another', 'a third', 'a mutant'])).toEqual([false, undefined, true])
  expect(recall(['a mutant'], 'by night')).toEqual([undefined])
  writeFileSync(helper, 'another helper')
  expect(recall(['a mutant', 'another'])).toEqual([undefined, undefined])
  writeFileSync(helper, 'one helper')
  expect(recall(['a mutant', 'another'])).toEqual([true, false])
  writeFileSync(file, 'another test')
  expect(recall(['a mutant', 'another'])).toEqual([undefined, undefined])
})
