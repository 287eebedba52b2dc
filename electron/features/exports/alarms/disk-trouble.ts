import type { FoundTroubles } from '#core/exports/alarms/decide-alarms'
import { withoutAddresses } from '#core/exports/alarms/trouble'
import type { ExportsDependencies } from '../dependencies.ts'

/** A disk that takes no changes stops everything of every workspace, so that one line tells it of all. */
export const findDiskTrouble = ({
  refusal,
  listOwnWorkspaces,
}: Pick<ExportsDependencies, 'refusal' | 'listOwnWorkspaces'>): FoundTroubles => {
  const refused = refusal()
  const workspaces = listOwnWorkspaces()
  const isFound = refused !== null && workspaces.length > 0
  return {
    troubles: isFound
      ? [
          {
            kind: 'disk',
            key: 'disk',
            workspace: workspaces.map(({ name }) => withoutAddresses(name)).join(', '),
            isFull: refused.cause === 'full',
          },
        ]
      : [],
    undecided: new Set(),
    dropped: new Set(),
  }
}
