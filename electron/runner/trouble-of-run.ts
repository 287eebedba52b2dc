import type { Failure } from '#core/contract/failure'
import type { ExportRun } from '#core/exports/runs/export-run'
import type { ToldRun } from '#core/runner/runner-status'

interface TroubleOfRun {
  readonly failedAt: NonNullable<ToldRun['failedAt']>
  readonly failure: Failure
}

/** A run that arrived may have failed at what follows from it: the latest file, or its way to a person. */
export const troubleOfRun = ({
  failure,
  latestFailure,
  deliveries,
}: ExportRun): TroubleOfRun | null => {
  if (failure !== null) return { failedAt: 'run', failure }
  if (latestFailure !== null) return { failedAt: 'latestFile', failure: latestFailure }
  const [undelivered] = deliveries.flatMap((delivery) => delivery.failure ?? [])
  return undelivered === undefined ? null : { failedAt: 'delivery', failure: undelivered }
}
