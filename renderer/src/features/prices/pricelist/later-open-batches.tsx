import { lazy, Suspense } from 'react'
import type { OpenBatchesProps } from '../review/review-props.ts'

const OpenBatches = lazy(async () => ({
  default: (await import('../history/open-batches.tsx')).OpenBatches,
}))

/** Where no prices are shown, what happened to batches is told all the same; its code comes when it is needed. */
export const LaterOpenBatches = ({ of }: Pick<OpenBatchesProps, 'of'>) => (
  <Suspense fallback={null}>
    <OpenBatches of={of} onOpen={null} />
  </Suspense>
)
