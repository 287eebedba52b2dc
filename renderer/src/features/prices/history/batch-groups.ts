import type { BatchKind } from '../batch/batch-kind.ts'

/** What a person looks for in the history, and the states that it means. */
export const batchGroups = {
  all: [],
  arrived: ['sent', 'confirmed', 'differs'],
  notArrived: ['stopped', 'notSent', 'rejected', 'notApplied', 'withdrawn'],
  open: ['scheduled', 'missed', 'checking', 'sending', 'unknown'],
} as const satisfies Record<string, readonly BatchKind[]>

export type BatchGroup = keyof typeof batchGroups
export const batchGroupNames = Object.keys(batchGroups) as BatchGroup[]
