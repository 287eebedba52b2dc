import { type Result, success } from '#core/contract/failure'
import type { ProjectKey, UploadId } from '#core/ids'
import { matchFile } from '#core/media/naming/match-file'
import type { MediaMatch } from '#core/media/naming/match-result'
import type { ReadFile } from '#core/media/queue/media-file'
import type { FilePlacement } from '../../../store/media/files/media-file-changes.ts'
import type { StoredMediaFile } from '../../../store/media/files/media-files.ts'
import type { MediaDependencies } from '../dependencies.ts'
import type { MatchingProject, ProjectPlaces } from '../shown/project-places.ts'
import { slices } from './files-in-slices.ts'
import { placedByMatch, placingOf } from './place-files.ts'

/** How many files are matched before other work has a turn. */
const filesAtOnce = 100

type MatchAgainDependencies = Pick<MediaDependencies, 'store' | 'newId'> & {
  readonly places: ProjectPlaces
  readonly giveWay: () => Promise<void>
}

export const matchOf = (
  { targets, rule }: MatchingProject,
  { hint, read }: { readonly hint: string; readonly read: ReadFile | null },
): MediaMatch =>
  matchFile({ path: hint, type: read?.type ?? null, image: read?.image ?? null }, targets, rule)

/** Files that no person has placed and nobody has sent: a new rule, pricelist or screen may place them elsewhere. */
export const matchAgain = async (
  matching: MatchAgainDependencies,
  of: ProjectKey,
): Promise<Result<null>> => {
  const { store, newId, places, giveWay } = matching
  const knownAt = places.knownAt(of)
  const project = await places.prepare(of)
  const settings = store.readMediaSettings(of)
  for (const ids of slices(store.listMediaFileIds(of), filesAtOnce)) {
    await giveWay()
    // The files are read again, so that what a person has done to them meanwhile stays.
    const placings = store.readMediaFiles(ids).flatMap((file): FilePlacement[] => {
      if (!isUndecided(file)) return []
      const match = file.placedBy === 'person' ? file.match : matchOf(project, file)
      const placedBy = file.placedBy === 'person' ? 'person' : placedByMatch(match)
      const { targets, screens } = file
      const placing = placingOf({ newId, settings }, file, { match, placedBy, targets, screens })
      return [{ ...placing, removed: placing.removed.filter((id) => isWaiting(file, id)) }]
    })
    const written = placings.length === 0 ? success(null) : store.write.writePlacings(placings)
    if (!written.ok) return written
  }
  places.haveMatched(of, knownAt)
  return success(null)
}

const isWaiting = ({ uploads }: StoredMediaFile, id: UploadId): boolean =>
  uploads.some((upload) => upload.id === id && upload.state.kind === 'waiting')

/** Whether no upload of the file is queued and something is still to be sent; ended uploads stay as they ended. */
const isUndecided = ({ uploads, isRemoved }: StoredMediaFile): boolean => {
  const kinds = uploads.map(({ state }) => state.kind)
  const isInLine = kinds.some(
    (kind) => kind === 'queued' || kind === 'paused' || kind === 'sending',
  )
  if (isRemoved || isInLine) return false
  return kinds.length === 0 || kinds.includes('waiting')
}
