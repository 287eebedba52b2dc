import { lazy, Suspense } from 'react'
import type { OpenBatchesProps } from '../review/review-props.ts'

const OpenBatches = lazy(async () => ({
  default: (await import('../history/open-batches.tsx')).OpenBatches,
}))

/** Shows what happened to batches where no prices are shown; its code is loaded when it is needed. */
export const LaterOpenBatches = ({ of }: Pick<OpenBatchesProps, 'of'>) => (
  <Suspense fallback={null}>
    <OpenBatches of={of} onOpen={null} />
  </Suspense>
)
