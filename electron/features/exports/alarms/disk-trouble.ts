import type { FoundTroubles } from '#core/exports/alarms/decide-alarms'
import { withoutAddresses } from '#core/exports/alarms/trouble'
import { hourMs } from '#core/time'
import type { ExportsDependencies } from '../dependencies.ts'

const key = 'disk'

/** A disk that is nearly full takes small changes and refuses reports by turns: it is over when it has refused none for so long. */
const calmMs = 2 * hourMs

/** A disk that takes no changes stops everything of every workspace, so that one line tells it of all. */
export const watchDisk = ({
  refusal,
  listOwnWorkspaces,
  boot,
}: Pick<ExportsDependencies, 'refusal' | 'listOwnWorkspaces' | 'boot'>): (() => FoundTroubles) => {
  // What it refused before the program was started is not known.
  let lastMs = boot.sinceBootMs()
  return () => {
    const refused = refusal()
    const workspaces = listOwnWorkspaces()
    const sinceBootMs = boot.sinceBootMs()
    if (refused !== null) lastMs = sinceBootMs
    const isFound = refused !== null && workspaces.length > 0
    return {
      troubles: isFound
        ? [
            {
              kind: 'disk',
              key,
              workspace: workspaces.map(({ name }) => withoutAddresses(name)).join(', '),
              isFull: refused.cause === 'full',
            },
          ]
        : [],
      undecided: new Set(sinceBootMs - lastMs < calmMs ? [key] : []),
      dropped: new Set(),
    }
  }
}
