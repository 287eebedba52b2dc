import type { FailureTable } from './failure-words.ts'

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
