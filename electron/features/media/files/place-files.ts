import { type Result, success } from '#core/contract/failure'
import { type MediaFileId, type ScreenId, type UploadId, uploadIdSchema } from '#core/ids'
import type { MediaFile, PlacedTarget, UploadState } from '#core/media/queue/media-file'
import { placesWanted, placeUploads, type UploadPlace } from '#core/media/queue/place-uploads'
import { moveUpload } from '#core/media/queue/upload-moves'
import type { MediaSettings } from '#core/media/shown/media-settings'
import type { FilePlacement } from '../../../store/media/files/media-file-changes.ts'
import type { NewUpload, StoredMediaFile } from '../../../store/media/files/media-files.ts'
import type { MediaDependencies } from '../dependencies.ts'
import type { MediaQueue } from '../queue/media-queue.ts'
import { keyOf } from '../shown/project-places.ts'
import { rowsAtOnce, slices } from './files-in-slices.ts'

type FileDecision = Pick<StoredMediaFile, 'match' | 'placedBy' | 'targets' | 'screens'>

/** The screens that files go to unless a person says otherwise. */
const chosenScreens = ({ screens }: MediaSettings): ScreenId[] =>
  screens.flatMap(({ id, isChosen }) => (isChosen ? [id] : []))

export const wantedPlaces = (
  { match, targets, screens }: Pick<StoredMediaFile, 'match' | 'targets' | 'screens'>,
  settings: MediaSettings,
): readonly UploadPlace[] =>
  placesWanted({
    targets: targets ?? match?.targets ?? [],
    screens: screens ?? chosenScreens(settings),
  })

export const newUploads = (
  places: readonly UploadPlace[],
  newId: () => string,
  kind: 'waiting' | 'queued' = 'waiting',
): NewUpload[] =>
  places.map(({ target, endpoint, screenId }) => ({
    id: uploadIdSchema.parse(newId()),
    target,
    endpoint,
    screenId,
    state: { kind },
  }))

/** The rows that change when this is decided about a file. */
export const placingOf = (
  { newId, settings }: { readonly newId: () => string; readonly settings: MediaSettings },
  file: Pick<StoredMediaFile, 'id' | 'uploads'>,
  decided: FileDecision,
): FilePlacement => {
  const { removed, added } = placeUploads(file.uploads, wantedPlaces(decided, settings))
  return { fileId: file.id, ...decided, removed, added: newUploads(added, newId) }
}

/** An exact match places a file without a person. */
export const placedByMatch = (match: StoredMediaFile['match']): MediaFile['placedBy'] =>
  match?.kind === 'exact' ? 'match' : null

interface Placer extends Pick<MediaDependencies, 'store' | 'newId' | 'clock'> {
  readonly giveWay: () => Promise<void>
  readonly queue: Pick<MediaQueue, 'follow'>
}

interface PlacedFiles {
  readonly files: readonly MediaFileId[]
  readonly targets: readonly PlacedTarget[]
  readonly screens: readonly ScreenId[] | null
}

/** A person's decision; an empty list takes it back, and the match has its say again. */
export const placeFiles = (
  placer: Placer,
  { files, targets, screens }: PlacedFiles,
): Promise<Result<null>> =>
  changeFiles(placer, files, ({ match }) =>
    targets.length === 0
      ? { match, placedBy: placedByMatch(match), targets: null, screens }
      : { match, placedBy: 'person', targets, screens },
  )

/** Accepts the proposals of the match; an undecided one, which has no single place, stays undecided. */
export const confirmMatches = (
  placer: Placer,
  files: readonly MediaFileId[],
): Promise<Result<null>> =>
  changeFiles(placer, files, ({ match, targets, screens, placedBy }) =>
    placedBy === null && match?.kind === 'guessed'
      ? { match, placedBy: 'person', targets: targets ?? match.targets, screens }
      : null,
  )

const changeFiles = async (
  placer: Placer,
  ids: readonly MediaFileId[],
  decide: (file: StoredMediaFile) => FileDecision | null,
): Promise<Result<null>> => {
  for (const some of slices(ids, rowsAtOnce)) {
    const changed = changeSome(placer, some, decide)
    if (!changed.ok) return changed
    await placer.giveWay()
  }
  return success(null)
}

const changeSome = (
  { store, newId, clock, queue }: Placer,
  ids: readonly MediaFileId[],
  decide: (file: StoredMediaFile) => FileDecision | null,
): Result<null> => {
  const placings: FilePlacement[] = []
  const outOfLine: { id: UploadId; state: UploadState }[] = []
  const settings = new Map<string, MediaSettings>()
  const settingsOf = (file: StoredMediaFile): MediaSettings => {
    const found = settings.get(keyOf(file)) ?? store.readMediaSettings(file)
    settings.set(keyOf(file), found)
    return found
  }
  for (const file of store.readMediaFiles(ids)) {
    const decided = decide(file)
    if (decided === null) continue
    placings.push(placingOf({ newId, settings: settingsOf(file) }, file, decided))
    // The file's place is no longer confirmed: the file does not leave by itself.
    if (decided.placedBy === null) outOfLine.push(...leaveLine(file, clock.now()))
  }
  if (placings.length === 0) return success(null)
  const left = outOfLine.length === 0 ? success(null) : store.write.writeUploadStates(outOfLine)
  const placed = left.ok ? store.write.writePlacings(placings) : left
  queue.follow([...outOfLine.map(({ id }) => id), ...placings.flatMap(({ removed }) => removed)])
  return placed
}

/** What the uploads of a file become that wait in the line: a person says once more that they are to leave. */
export const leaveLine = ({ uploads }: StoredMediaFile, at: number) =>
  uploads.flatMap((upload) => {
    if (upload.state.kind !== 'queued' && upload.state.kind !== 'paused') return []
    const state = moveUpload(upload, { kind: 'leaveLine' }, at)
    return state === null ? [] : [{ id: upload.id, state }]
  })
