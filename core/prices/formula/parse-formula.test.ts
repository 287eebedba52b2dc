import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyFormula, type Formula } from './formula.ts'
import { parseFormula } from './parse-formula.ts'

const columns = [
  { key: 'gross', names: ['Price with VAT', 'Cena s DPH'] },
  { key: 'list', names: ['Ceníková cena'] },
]

test.each<[string, Formula]>([
  ['+3%', { kind: 'times', numerator: 103, denominator: 100 }],
  ['+ 3 %', { kind: 'times', numerator: 103, denominator: 100 }],
  ['-2,5 %', { kind: 'times', numerator: 39, denominator: 40 }],
  ['−2.5\u00a0%', { kind: 'times', numerator: 39, denominator: 40 }],
  ['+0.125%', { kind: 'times', numerator: 801, denominator: 800 }],
  ['+150%', { kind: 'times', numerator: 5, denominator: 2 }],
  ['*1.02', { kind: 'times', numerator: 51, denominator: 50 }],
  ['× 1,02', { kind: 'times', numerator: 51, denominator: 50 }],
  ['/1.02', { kind: 'times', numerator: 50, denominator: 51 }],
  ['÷ 2', { kind: 'times', numerator: 1, denominator: 2 }],
  ['-50000', { kind: 'add', minor: -5_000_000 }],
  ['- 50 000 Kč', { kind: 'add', minor: -5_000_000 }],
  ['+1500', { kind: 'add', minor: 150_000 }],
  ['+0,5', { kind: 'add', minor: 50 }],
  ['=4 990 000', { kind: 'set', minor: 499_000_000 }],
  ['= 4\u202f990\u202f000,50 CZK', { kind: 'set', minor: 499_000_050 }],
  ['=4,990,000', { kind: 'set', minor: 499_000_000 }],
  ['+1500/m2', { kind: 'addPerArea', minor: 150_000 }],
  ['-1 500 Kč/m²', { kind: 'addPerArea', minor: -150_000 }],
  ['+1500 / m2', { kind: 'addPerArea', minor: 150_000 }],
  ['120000/m2', { kind: 'setPerArea', minor: 12_000_000 }],
  ['=120 000 €/M2', { kind: 'setPerArea', minor: 12_000_000 }],
  ['=95% [Cena s DPH]', { kind: 'ofColumn', column: 'gross', numerator: 19, denominator: 20 }],
  [
    '=102,5 % [price  with vat]',
    { kind: 'ofColumn', column: 'gross', numerator: 41, denominator: 40 },
  ],
  ['95%[cenikova CENA]', { kind: 'ofColumn', column: 'list', numerator: 19, denominator: 20 }],
  ['+0.500', { kind: 'add', minor: 50 }],
  ['*1000000000', { kind: 'times', numerator: 1_000_000_000, denominator: 1 }],
  ['/1000000000', { kind: 'times', numerator: 1, denominator: 1_000_000_000 }],
  ['=1 000 000 000 000', { kind: 'set', minor: 1e14 }],
  [`+${' '.repeat(198)}1`, { kind: 'add', minor: 100 }],
  ['=[Price with VAT]', { kind: 'ofColumn', column: 'gross', numerator: 1, denominator: 1 }],
])('%j is understood', (text, formula) => {
  expect(parseFormula(text, columns)).toEqual({ ok: true, formula })
})

test.each([
  ['', 'empty', 0],
  ['   ', 'empty', 0],
  ['4990000', 'bareNumber', 0],
  ['3 %', 'notUnderstood', 2],
  ['abc', 'notUnderstood', 0],
  ['+', 'notUnderstood', 0],
  ['+3%%', 'notUnderstood', 3],
  ['+3% -5', 'notUnderstood', 3],
  ['=1+1', 'notUnderstood', 2],
  ['process.exit()', 'notUnderstood', 0],
  ['+1 50', 'notUnderstood', 1],
  ['+0.005', 'notUnderstood', 1],
  ['+1 50%', 'notUnderstood', 1],
  ['*1 50', 'notUnderstood', 1],
  ['=1 50% [Cena s DPH]', 'notUnderstood', 1],
  [`+${' '.repeat(199)}1`, 'notUnderstood', 0],
  ['+1.500', 'ambiguous', 1],
  [' =350,000', 'ambiguous', 2],
  ['*0', 'zero', 1],
  ['/0', 'divisionByZero', 1],
  ['-100%', 'zero', 1],
  ['-120 %', 'zero', 1],
  ['=0', 'zero', 1],
  ['+0', 'nothing', 1],
  ['0/m2', 'zero', 0],
  ['=95% [Balkon]', 'unknownColumn', 5],
  ['=0% [Cena s DPH]', 'zero', 1],
  ['*99999999999', 'tooLarge', 1],
  ['=9999999999999', 'tooLarge', 1],
  [`+${'9 '.repeat(5_000)}`, 'notUnderstood', 0],
])('%j is refused as %s, and the field points at sign %d', (text, problem, at) => {
  expect(parseFormula(text, columns)).toEqual({ ok: false, problem, at })
})

const digits = fc.integer({ min: 1, max: 99_999 })

test('a percentage in hundredths changes a price by exactly that', () => {
  const minor = fc.integer({ min: 1, max: 1e12 })
  fc.assert(
    fc.property(minor, fc.integer({ min: -9_999, max: 30_000 }), (price, hundredths) => {
      fc.pre(hundredths !== 0)
      const size = Math.abs(hundredths)
      const text = `${hundredths < 0 ? '-' : '+'}${Math.floor(size / 100)},${String(size % 100).padStart(2, '0')} %`
      const parsed = parseFormula(text)
      if (!parsed.ok) throw new Error(text)
      const exact = (BigInt(price) * BigInt(10_000 + hundredths) * 2n + 10_000n) / 20_000n
      const applied = applyFormula(parsed.formula, {
        minor: price,
        area: null,
        columns: () => null,
      })
      expect(applied).toBe(Number(exact))
    }),
  )
})

test('dividing by what a price was multiplied with leads back to within a minor unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), digits, (price, thousandths) => {
      fc.pre(thousandths >= 1_000)
      const by = `${Math.floor(thousandths / 1_000)}.${String(thousandths % 1_000).padStart(3, '0')}`
      const [times, over] = [parseFormula(`*${by}`), parseFormula(`/${by}`)]
      if (!times.ok || !over.ok) throw new Error(by)
      const none = { area: null, columns: () => null }
      const there = applyFormula(times.formula, { ...none, minor: price })
      expect(applyFormula(over.formula, { ...none, minor: there })).toBe(price)
    }),
  )
})

test('no text makes parsing fail, and what it points at lies inside the text', () => {
  const text = fc.string({
    unit: fc.constantFrom(
      '+',
      '-',
      '*',
      '/',
      '=',
      '%',
      '[',
      ']',
      '1',
      '0',
      ' ',
      ',',
      '.',
      'm',
      '2',
      'K',
    ),
  })
  fc.assert(
    fc.property(text, (written) => {
      const parsed = parseFormula(written, columns)
      if (!parsed.ok) expect(parsed.at).toBeLessThan(Math.max(1, written.length))
    }),
    { numRuns: 2_000 },
  )
})
