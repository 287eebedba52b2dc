import type { Failure } from '#core/contract/failure'
import type { FailureTable } from './failure-table.ts'

// Never run: each expected error is one that the compiler must find, and each line without one must compile.

const words = () => ({ title: '', sentence: '', nextStep: '' })

declare const table: FailureTable
export const whole: FailureTable = { ...table, cancelled: words }

const { cooling: _left, ...others } = table
// @ts-expect-error a kind of failure is left without words
export const lacking: FailureTable = others
// @ts-expect-error there is no such kind of failure
export const surplus: FailureTable = { ...table, broken: words }
// @ts-expect-error words have a next step
export const mute: FailureTable = { ...table, cancelled: () => ({ title: '', sentence: '' }) }
// @ts-expect-error a wait has no account
export const other: FailureTable = { ...table, cooling: ({ account }) => ({ ...words(), account }) }

const entry = { kind: 'invalidInput', path: 'name', again: 'afterFix' } as const
const refusal = {
  kind: 'refused',
  endpoint: 'x',
  status: 404,
  message: '',
  again: 'never',
} as const
export const told: Failure[] = [
  { ...entry, rule: 'too_small' },
  { ...refusal, about: 'customer' },
]
// @ts-expect-error a rule that the table has no words for
export const unruled: Failure = { ...entry, rule: 'tooSmall' }
// @ts-expect-error a refusal about something that the table has no words for
export const unknown: Failure = { ...refusal, about: 'unit 5' }
