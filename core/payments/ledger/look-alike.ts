import type { LedgerEntry } from './ledger.ts'

/** States in which nobody has said yet that a payment is one of its own: to be confirmed, a person has to look. */
export const lookAlikeStates = ['new', 'leftOut'] as const

/** Whether a payment is probably money that is here already. */
export const isLookAlike = ({ twinOf, state }: Pick<LedgerEntry, 'twinOf' | 'state'>): boolean =>
  twinOf !== null && lookAlikeStates.some((kind) => kind === state.kind)
