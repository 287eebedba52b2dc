import { expect, test } from 'vitest'
import { pathOfFile } from './path-of-file.ts'

test('a chosen folder tells where its files lie', () => {
  expect(pathOfFile({ name: 'a.png', webkitRelativePath: 'Dum A/2NP/a.png' })).toBe(
    'Dum A/2NP/a.png',
  )
})

test('a single file, or a folder that was dropped, is its name', () => {
  expect(pathOfFile({ name: 'Dum A', webkitRelativePath: '' })).toBe('Dum A')
})

test('of a very long way the end is kept', () => {
  const way = `${'x/'.repeat(800)}a.png`
  expect(pathOfFile({ name: 'a.png', webkitRelativePath: way })).toHaveLength(1_000)
  expect(pathOfFile({ name: 'a.png', webkitRelativePath: way }).endsWith('/a.png')).toBe(true)
})
