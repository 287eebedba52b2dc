import { type Result, success } from '#core/contract/failure'
import { matchFile } from '#core/media/match-file'
import type { MediaMatch } from '#core/media/match-result'
import type { ReadFile } from '#core/media/media-file'
import type { Placing } from '../../store/media-file-changes.ts'
import type { StoredMediaFile } from '../../store/media-files.ts'
import type { MediaDependencies, OfProject } from './dependencies.ts'
import { placedByMatch, placingOf } from './place-files.ts'
import type { MatchingProject, ProjectPlaces } from './project-places.ts'

/** So many files are matched before anybody else has a turn. */
const filesAtOnce = 100

type Matching = Pick<MediaDependencies, 'store' | 'newId'> & {
  readonly places: ProjectPlaces
  readonly giveWay: () => Promise<void>
}

export const matchOf = (
  { targets, rule }: MatchingProject,
  { hint, read }: { readonly hint: string; readonly read: ReadFile | null },
): MediaMatch =>
  matchFile({ path: hint, type: read?.type ?? null, image: read?.image ?? null }, targets, rule)

/** Files that no person has placed and nobody has sent: a new rule, pricelist or screen may place them elsewhere. */
export const matchAgain = async (matching: Matching, of: OfProject): Promise<Result<null>> => {
  const { store, newId, places, giveWay } = matching
  const project = await places.prepare(of)
  const settings = store.readSettings(of)
  await giveWay()
  const waiting = store.listFiles(of).filter(isUndecided)
  for (let at = 0; at < waiting.length; at += filesAtOnce) {
    await giveWay()
    const chunk = waiting.slice(at, at + filesAtOnce).map(({ id }) => id)
    // What a person has done to them meanwhile stays.
    const placings = store.readFiles(chunk).flatMap((file): Placing[] => {
      if (!isUndecided(file)) return []
      const match = file.placedBy === 'person' ? file.match : matchOf(project, file)
      const placedBy = file.placedBy === 'person' ? 'person' : placedByMatch(match)
      const { targets, screens } = file
      return [placingOf({ newId, settings }, file, { match, placedBy, targets, screens })]
    })
    const written = placings.length === 0 ? success(null) : store.writePlacings(placings)
    if (!written.ok) return written
  }
  return success(null)
}

const isUndecided = ({ uploads, isRemoved }: StoredMediaFile): boolean =>
  !isRemoved && uploads.every(({ state }) => state.kind === 'waiting')
