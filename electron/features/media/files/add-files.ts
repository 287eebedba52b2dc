import { type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import { maxLeftOutTold } from '#core/contract/media'
import { type MediaFileId, mediaFileIdSchema, type ProjectKey } from '#core/ids'
import { picturesInSequence } from '#core/media/naming/picture-sequence'
import type { LeftOut } from '#core/media/queue/left-out'
import type { MediaSettings } from '#core/media/shown/media-settings'
import type { NewMediaFile, StoredMediaFile } from '../../../store/media/files/media-files.ts'
import type { DroppedPath, FoundFile } from '../../../workers/files/files-message.ts'
import type { JobControls } from '../../jobs/run-jobs.ts'
import type { MediaDependencies } from '../dependencies.ts'
import type { MatchingProject, ProjectPlaces } from '../shown/project-places.ts'
import type { PictureChecks } from './check-pictures.ts'
import { rowsAtOnce, slices } from './files-in-slices.ts'
import { matchAgain, matchOf } from './match-again.ts'
import { newUploads, placedByMatch, wantedPlaces } from './place-files.ts'

export type AddFilesDependencies = Pick<
  MediaDependencies,
  'store' | 'newId' | 'clock' | 'tellLeftOut'
> & {
  readonly files: Pick<MediaDependencies['files'], 'readDropped'>
  readonly places: ProjectPlaces
  readonly giveWay: () => Promise<void>
  readonly checks: Pick<PictureChecks, 'begin'>
}

export interface AddPaths extends ProjectKey {
  readonly dropped: readonly DroppedPath[]
}

/** The places of what was dropped, found out at once: the page forgets its tokens as soon as the call is answered. */
export const pathsOf = (
  { grantedPath }: Pick<MediaDependencies, 'grantedPath'>,
  { dropped, ...of }: ParsedInputOf<'media.addFiles'>,
): Result<AddPaths> => {
  const granted: DroppedPath[] = []
  for (const { file, path: hint } of dropped) {
    const path = grantedPath(file)
    if (!path.ok) return path
    granted.push({ path: path.value, hint })
  }
  return success({ ...of, dropped: granted })
}

/** Looks at every byte; what was found so far is in the list while the rest is being read. */
export const addFiles = async (
  adding: AddFilesDependencies,
  { dropped, ...of }: AddPaths,
  { tell, signal }: JobControls,
): Promise<Result<null>> => {
  const added = await addPaths(adding, { ...of, dropped }, { tell, signal })
  if (added.leftOut.length > 0) tellLeftOut(adding, of, added.leftOut)
  return added.result
}

interface AddedPaths {
  readonly result: Result<null>
  readonly leftOut: readonly LeftOut[]
}

/** Adds what lies at places of the disk, and answers what of it was left out. */
export const addPaths = async (
  adding: AddFilesDependencies,
  { dropped, ...of }: AddPaths,
  { tell, signal }: JobControls,
): Promise<AddedPaths> => {
  const { files, store } = adding
  const knownAt = adding.places.knownAt(of)
  const leftOut: LeftOut[] = []
  const added = new Set<MediaFileId>()
  tell({ phase: 'reading', unit: 'bytes', done: 0, total: null })
  for await (const chunk of files.readDropped({
    dropped,
    signal,
    tell,
    leaveOut: (items) => leftOut.push(...items),
  })) {
    // A large drop takes minutes: what is known of the places may have changed since it began.
    const project = await adding.places.prepare(of)
    const settings = store.readMediaSettings(of)
    const rows = chunk.map((found) => newFile(adding, found, { project, settings }))
    const inserted = store.write.insertMediaFiles({ ...of, files: rows })
    if (!inserted.ok) return { result: inserted, leftOut }
    for (const { id } of rows) added.add(id)
    adding.checks.begin()
  }
  const isStale = adding.places.knownAt(of) !== knownAt
  const matched = isStale ? await matchAgain(adding, of) : success(null)
  const sequenced = matched.ok ? await sequencePictures(adding, of, added) : matched
  return { result: sequenced, leftOut }
}

export const tellLeftOut = (
  { tellLeftOut }: Pick<AddFilesDependencies, 'tellLeftOut'>,
  of: ProjectKey,
  leftOut: readonly LeftOut[],
): void =>
  tellLeftOut({
    workspaceId: of.workspaceId,
    projectId: of.projectId,
    leftOut: leftOut.slice(0, maxLeftOutTold),
    count: leftOut.length,
  })

interface MatchingOfProject {
  readonly project: MatchingProject
  readonly settings: MediaSettings
}

const newFile = (
  { newId }: Pick<AddFilesDependencies, 'newId'>,
  found: FoundFile,
  { project, settings }: MatchingOfProject,
): NewMediaFile => {
  const match = matchOf(project, found)
  const decided = { match, targets: null, screens: null }
  return {
    id: mediaFileIdSchema.parse(newId()),
    hint: found.hint,
    path: found.path,
    sizeBytes: found.sizeBytes,
    modifiedAt: Math.trunc(found.modifiedAt),
    read: found.read,
    ...decided,
    placedBy: placedByMatch(match),
    isAllowed: false,
    uploads: newUploads(wantedPlaces(decided, settings), newId),
  }
}

interface SequenceDependencies {
  readonly store: Pick<MediaDependencies['store'], 'listMediaOrder' | 'readMediaFiles'> & {
    readonly write: Pick<MediaDependencies['store']['write'], 'writeMediaOrder'>
  }
  readonly giveWay: () => Promise<void>
}

/** Pictures that have come together stand in the order in which a gallery should show them. */
const sequencePictures = async (
  { store, giveWay }: SequenceDependencies,
  of: ProjectKey,
  added: ReadonlySet<MediaFileId>,
): Promise<Result<null>> => {
  const files = new Map<MediaFileId, StoredMediaFile>()
  for (const ids of slices([...added], rowsAtOnce)) {
    for (const file of store.readMediaFiles(ids)) files.set(file.id, file)
    await giveWay()
  }
  const all = store.listMediaOrder(of)
  const before = all.flatMap((id) => files.get(id) ?? [])
  const after = picturesInSequence(before.map(({ id, hint, match }) => ({ id, path: hint, match })))
  if (after.every((id, at) => id === before[at]?.id)) return success(null)
  const inTurn = after[Symbol.iterator]()
  return store.write.writeMediaOrder(
    all.map((id) => (files.has(id) ? (inTurn.next().value ?? id) : id)),
  )
}
