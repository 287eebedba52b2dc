import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMinor } from '#core/money'
import { sampleEntry } from '../testing/sample-entry.ts'
import { checkMapping } from './check-mapping.ts'
import {
  type ParameterMapping,
  type PaymentField,
  parameterMappingSchema,
  paymentFields,
  presetMapping,
} from './parameter-mapping.ts'
import { paymentParameters } from './payment-parameters.ts'

const entry = sampleEntry('a', { prescribedPaymentId: 71 })
const own = `bank-${'a'.repeat(40)}`

const withMore = (...more: readonly (readonly [string, PaymentField])[]): ParameterMapping => ({
  ...presetMapping,
  parameters: [
    ...presetMapping.parameters,
    ...more.map(([parameter, field]) => ({ parameter, value: { kind: 'field' as const, field } })),
  ],
})

test('the preset can be used as it is, and sends exactly this', () => {
  expect(parameterMappingSchema.parse(presetMapping)).toEqual(presetMapping)
  expect(paymentParameters(entry, presetMapping)).toEqual({
    kind: 'ready',
    parameters: [
      ['id', own],
      ['prescribedid', '71'],
      ['amount', '250000.50'],
      ['currency', 'CZK'],
      ['date', '2026-11-20'],
      ['variablesymbol', '117'],
      ['account', '1234567899/0100'],
      ['message', 'Záloha'],
    ],
    leftOut: [],
  })
})

test('what a payment does not tell is not sent at all', () => {
  const bare = sampleEntry('a', {}, { variableSymbol: null, counterAccount: null, message: null })
  expect(paymentParameters(bare, presetMapping)).toMatchObject({
    parameters: [
      ['id', own],
      ['amount', '250000.50'],
      ['currency', 'CZK'],
      ['date', '2026-11-20'],
    ],
    leftOut: ['prescribedid', 'variablesymbol', 'account', 'message'],
  })
})

test('amounts and days are written as the server wants them, and fixed texts as they are', () => {
  const mapping: ParameterMapping = {
    parameters: [
      ...presetMapping.parameters.slice(0, 3),
      { parameter: 'Valuta', value: { kind: 'field', field: 'bookedOn' } },
      { parameter: 'source', value: { kind: 'fixed', text: 'bank' } },
    ],
    amountForm: 'comma',
    dayForm: 'dayFirst',
  }
  expect(paymentParameters(entry, mapping)).toMatchObject({
    parameters: [
      ['id', own],
      ['prescribedid', '71'],
      ['amount', '250000,50'],
      ['Valuta', '20.11.2026'],
      ['source', 'bank'],
    ],
  })
  expect(paymentParameters(entry, { ...mapping, amountForm: 'minor' })).toMatchObject({
    parameters: { 2: ['amount', '25000050'] },
  })
})

test.each([
  ['customchangepaymentimplementation', 'dropped'],
  ['customchangepaymentfee', 'dropped'],
  ['CustomChangePaymentFee', 'dropped'],
  ['login', 'reserved'],
  ['password', 'reserved'],
  ['amount', 'twice'],
  ['AMOUNT', 'twice'],
  ['', 'notAName'],
  ['a b', 'notAName'],
  ['a=b', 'notAName'],
] as const)('the parameter %j is refused: %s', (parameter, kind) => {
  const mapping = withMore([parameter, 'amount'])
  expect(paymentParameters(entry, mapping)).toEqual({
    kind: 'unusable',
    problems: [{ kind, parameter }],
  })
})

test('nothing is sent without its own ID, or with another meaning under its name', () => {
  const [, ...others] = presetMapping.parameters
  expect(checkMapping({ ...presetMapping, parameters: others })).toEqual([
    { kind: 'noId', parameter: null },
  ])
  const fixed = { parameter: 'id', value: { kind: 'fixed' as const, text: '1' } }
  expect(checkMapping({ ...presetMapping, parameters: [fixed, ...others] })).toEqual([
    { kind: 'otherMeaning', parameter: 'id' },
  ])
})

test('every field can be sent, and every amount is the exact one', () => {
  const names = paymentFields.filter((name) => name !== 'id' && name !== 'prescribedPaymentId')
  const mapping = withMore(...names.map((name) => [`x${name}`, name] as const))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 14 }), (amountMinor) => {
      const told = paymentParameters(sampleEntry('a', {}, { amountMinor, valueOn: null }), mapping)
      if (told.kind !== 'ready') throw new Error('unusable')
      expect(told.parameters.length + told.leftOut.length).toBe(mapping.parameters.length)
      const [, text = ''] = told.parameters.find(([name]) => name === 'xamount') ?? []
      expect(parseMinor(text)).toBe(amountMinor)
    }),
  )
})
