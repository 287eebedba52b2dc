import { keepRuns } from '#core/exports/keep-runs'
import type { ExportsDependencies } from './dependencies.ts'

type Dependencies = Pick<ExportsDependencies, 'store' | 'clock' | 'giveSpaceBack'>

/** What the rules of keeping say of all runs now. */
export const planKeeping = ({ store, clock }: Pick<Dependencies, 'store' | 'clock'>) => {
  const own = new Map(
    store
      .listAllReports()
      .flatMap(({ id, definition: { retention } }) =>
        retention ? [[id, retention] as const] : [],
      ),
  )
  const runs = store.listKeptRuns()
  const keeping = keepRuns(runs, { usual: store.readRetention(), own }, clock.now())
  return { ...keeping, runs: runs.length }
}

/** Removes what is kept no longer, and gives its space to the disk. */
export const applyKeeping = (dependencies: Dependencies): void => {
  const { remove } = planKeeping(dependencies)
  if (remove.length > 0) dependencies.store.removeRuns(remove)
  dependencies.giveSpaceBack()
}
