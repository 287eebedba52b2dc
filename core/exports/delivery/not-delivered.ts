import type { FailureOf } from '#core/contract/failure'

/** A failure of which no server has said anything. */
export const notDelivered = (
  trouble: FailureOf<'notDelivered'>['trouble'],
): FailureOf<'notDelivered'> => ({ kind: 'notDelivered', trouble, answer: '', again: 'afterFix' })
