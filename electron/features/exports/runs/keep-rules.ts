import { keepRuns } from '#core/exports/runs/keep-runs'
import type { Retention } from '#core/exports/runs/retention'
import type { ExportsDependencies } from '../dependencies.ts'

type Dependencies = Pick<ExportsDependencies, 'store' | 'clock' | 'giveSpaceBack'>

/** Works out which runs the rules of keeping would remove now. */
export const planKeeping = (
  { store, clock }: Pick<Dependencies, 'store' | 'clock'>,
  usual: Retention = store.readRetention(),
) => {
  const own = new Map(
    store.listAllReports().map(({ id, definition: { retention } }) => [id, retention] as const),
  )
  const runs = store.listKeptRuns()
  return { ...keepRuns(runs, { usual, own }, clock.now()), runs }
}

/** Removes what is kept no longer, and gives its space to the disk. */
export const applyKeeping = (dependencies: Dependencies): void => {
  const { toBin, forGood } = planKeeping(dependencies)
  dependencies.store.write.applyKeeping({ toBin, forGood, at: dependencies.clock.now() })
  dependencies.giveSpaceBack()
}
