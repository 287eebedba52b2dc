import type { FoundTroubles } from '#core/exports/alarms/decide-alarms'
import type { Trouble } from '#core/exports/alarms/trouble'
import type { ExportsDependencies } from '../dependencies.ts'
import { findReportTroubles } from './report-troubles.ts'

/** Everything that fails now, whichever feature knows of it; the demo is nobody's. */
export const findTroubles = (
  {
    store,
    listOwnWorkspaces,
    otherTroubles,
    findDisk,
  }: Pick<ExportsDependencies, 'store' | 'listOwnWorkspaces' | 'otherTroubles'> & {
    readonly findDisk: () => FoundTroubles
  },
  known: readonly Trouble[],
): FoundTroubles => {
  const workspaces = listOwnWorkspaces()
  const found = [
    findDisk(),
    findReportTroubles({ store }, { workspaces, known }),
    ...otherTroubles({ workspaces, known }),
  ]
  return {
    troubles: found.flatMap(({ troubles }) => troubles),
    undecided: new Set(found.flatMap(({ undecided }) => [...undecided])),
    dropped: new Set(found.flatMap(({ dropped }) => [...dropped])),
  }
}
