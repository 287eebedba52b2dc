import { expect, test } from 'vitest'
import { optionsText, readOptions } from './options-text.ts'

test('options are read as people note them', () => {
  expect(readOptions('1 Internet\n2 = Billboard\n\n  3; Known person \nother')).toEqual([
    { value: 1, label: 'Internet' },
    { value: 2, label: 'Billboard' },
    { value: 3, label: 'Known person' },
  ])
})

test('what was read is written so that it is read again', () => {
  const options = [
    { value: 1, label: 'Internet' },
    { value: 20, label: '' },
  ]
  expect(optionsText(options)).toBe('1 Internet\n20')
  expect(readOptions(optionsText(options))).toEqual(options)
})
