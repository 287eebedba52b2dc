import { expect, test } from 'vitest'
import { writeTsv } from '#core/tables/tsv'
import { guardedTexts, readTexts } from './guarded-texts.ts'

const rows = [
  ['=1+1', '-50000', '+A.1'],
  ['@sum', '-1 250,50', '4990000'],
  ['-12 %', "'quoted'", ''],
]

test('a text that a spreadsheet would run is copied as a text, and numbers as numbers', () => {
  expect(guardedTexts(rows)).toEqual([
    ["'=1+1", '-50000', "'+A.1"],
    ["'@sum", '-1 250,50', '4990000'],
    ['-12 %', "'quoted'", ''],
  ])
})

test('what was copied is pasted as it was', () => {
  expect(readTexts(writeTsv(guardedTexts(rows)))).toEqual(rows)
})
