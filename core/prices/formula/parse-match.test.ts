import { expect, test } from 'vitest'
import { parseMatch } from './parse-match.ts'

test.each([
  ['net = gross', { follows: 'net', rate: null }],
  ['Gross=Net 12%', { follows: 'gross', rate: 1_200 }],
  [' bez  DPH = s DPH ', { follows: 'net', rate: null }],
  ['s DPH = bez DPH 21 %', { follows: 'gross', rate: 2_100 }],
  ['net = gross 5,5 %', { follows: 'net', rate: 550 }],
  ['gross = net 1.15 %', { follows: 'gross', rate: 115 }],
])('%s says which price follows, and by which rate', (text, match) => {
  expect(parseMatch(text)).toEqual(match)
})

test.each([
  '',
  '+3%',
  'net',
  'net = net',
  'net = gross 120%',
  'net = gross 5.125%',
  'net = gross 5',
  'net = gross 1.2.3 %',
  '=100% [gross]',
])('%s says nothing of the kind', (text) => {
  expect(parseMatch(text)).toBeNull()
})
