import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AlertRule } from '#core/exports/alerts/content-alerts'
import type { Condition } from '#core/exports/table/column-condition'
import { readAlert, startAlert, toAlertForm } from './alert-form.ts'

const rules: AlertRule[] = [
  { kind: 'rowsFell', share: 0.2 },
  { kind: 'columnMissing', column: null },
  { kind: 'columnMissing', column: ['Cena s DPH'] },
  {
    kind: 'measure',
    measure: {
      kind: 'rows',
      where: [{ column: ['Dostupnost'], is: 'equals', value: 'volná' }],
    },
    is: 'less',
    limit: 10,
  },
  {
    kind: 'measure',
    measure: { kind: 'sum', column: ['Částka'], where: [] },
    is: 'more',
    limit: 0.5,
  },
]

test.each(rules)('the rule %j is shown as it was made', (rule) => {
  expect(readAlert(toAlertForm(rule))).toEqual(rule)
})

test.each([
  { ...startAlert, share: '' },
  { ...startAlert, share: '120' },
  { ...startAlert, kind: 'measure', limit: 'ten' } as const,
  { ...startAlert, kind: 'measure', measure: { kind: 'sum', column: '', where: [] } } as const,
])('%j is no rule yet', (form) => {
  expect(readAlert(form)).toBeNull()
})

test('a limit is typed as people of either language write it', () => {
  const form = { ...startAlert, kind: 'measure', limit: '1 250,5' } as const
  expect(readAlert(form)).toMatchObject({ limit: 1250.5 })
})

test('whatever share or limit a rule has, opening it again changes nothing', () => {
  const share = fc.integer({ min: 1, max: 100_000 }).map((part) => part / 100_000)
  const limit = fc
    .tuple(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.nat(4))
    .map(([digits, scale]) => Number(`${digits}e-${scale}`))
  fc.assert(
    fc.property(share, limit, (part, than) => {
      const fell: AlertRule = { kind: 'rowsFell', share: part }
      expect(readAlert(toAlertForm(fell))).toEqual(fell)
      const measured: AlertRule = {
        kind: 'measure',
        is: 'less',
        measure: { kind: 'rows', where: [] },
        limit: than,
      }
      expect(readAlert(toAlertForm(measured))).toEqual(measured)
    }),
  )
})

test('a rule whose condition has nothing to compare with is none yet', () => {
  const where: Condition[] = [{ column: ['Cena'], is: 'less', value: '' }]
  const measure = { kind: 'rows', column: '', where } as const
  expect(readAlert({ ...startAlert, kind: 'measure', measure })).toBeNull()
})
