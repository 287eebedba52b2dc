import { expect, test } from 'vitest'
import { untoldFields } from './check-mapping.ts'
import { type PaymentField, presetMapping } from './parameter-mapping.ts'

const without = (...fields: readonly PaymentField[]) => ({
  ...presetMapping,
  parameters: presetMapping.parameters.filter(
    ({ value }) => value.kind === 'fixed' || !fields.includes(value.field),
  ),
})

const paidFor = [{ prescribedPaymentId: null }, { prescribedPaymentId: 7 }]
const paidForNothing = [{ prescribedPaymentId: null }]

test.each([
  ['the preset', presetMapping, paidFor, []],
  ['one without what it is for', without('prescribedPaymentId'), paidFor, ['prescribedPaymentId']],
  ['the same where nothing is for anything', without('prescribedPaymentId'), paidForNothing, []],
  ['one without the amount', without('amount'), paidForNothing, ['amount']],
  [
    'one without both',
    without('amount', 'prescribedPaymentId'),
    paidFor,
    ['prescribedPaymentId', 'amount'],
  ],
  ['one that nothing is sent by', without('amount', 'prescribedPaymentId'), [], []],
])('of %s it is said what it does not send of payments', (_what, mapping, payments, untold) => {
  expect(untoldFields(mapping, payments)).toEqual(untold)
})

test('a parameter of another name sends it too, and a fixed text does not', () => {
  const { parameters } = without('amount')
  const renamed = { parameter: 'castka', value: { kind: 'field', field: 'amount' } } as const
  const fixed = { parameter: 'amount', value: { kind: 'fixed', text: '100' } } as const
  const untold = (one: (typeof presetMapping.parameters)[number]) =>
    untoldFields({ ...presetMapping, parameters: [...parameters, one] }, paidFor)
  expect(untold(renamed)).toEqual([])
  expect(untold(fixed)).toEqual(['amount'])
})
