import type { Explained } from './explained.ts'

export const allExplained: readonly Explained[] = []
