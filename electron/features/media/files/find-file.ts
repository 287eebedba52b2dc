import { failed, notFound, type Result, success } from '#core/contract/failure'
import type { MediaFileId } from '#core/ids'
import type { FilePlacement } from '../../../store/media/files/media-file-changes.ts'
import type { StoredMediaFile } from '../../../store/media/files/media-files.ts'
import type { FoundFile } from '../../../workers/files/files-message.ts'
import type { JobControls } from '../../jobs/run-jobs.ts'
import type { MediaDependencies } from '../dependencies.ts'
import type { MediaQueue } from '../queue/media-queue.ts'
import type { MatchingProject, ProjectPlaces } from '../shown/project-places.ts'
import type { PictureChecks } from './check-pictures.ts'
import { matchOf } from './match-again.ts'
import { leaveLine, placedByMatch, placingOf } from './place-files.ts'

export type FindFileDependencies = Pick<MediaDependencies, 'store' | 'newId' | 'clock'> & {
  readonly files: Pick<MediaDependencies['files'], 'lookAtFile'>
  readonly places: ProjectPlaces
  readonly checks: Pick<PictureChecks, 'begin'>
  readonly queue: Pick<MediaQueue, 'follow'>
}

interface FindFileInput {
  readonly fileId: MediaFileId
  /** Null where the file is at its old place. */
  readonly path: string | null
}

const unreadable: Result<never> = failed({
  kind: 'invalidInput',
  path: 'file',
  rule: 'unreadable',
  again: 'afterFix',
})

/** A file that has moved, or has changed where it is: its bytes are looked at again. */
export const findFile = async (
  finding: FindFileDependencies,
  { fileId, path }: FindFileInput,
  { tell, signal }: JobControls,
): Promise<Result<null>> => {
  const { store, files, places } = finding
  const [asked] = store.readMediaFiles([fileId])
  if (!asked) return notFound('never')
  tell({ phase: 'reading', unit: 'bytes', done: 0, total: null })
  const project = await places.prepare(asked)
  const found = await files.lookAtFile(path ?? asked.path, signal)
  if (found === null) return unreadable
  // The file is read again, because a person may have changed it meanwhile.
  const [file] = store.readMediaFiles([fileId])
  if (!file) return notFound('never')
  const isOther = file.read?.sha256 !== found.read.sha256
  const hint = isOther && path !== null ? nameOf(path) : file.hint
  const left = isOther ? takeOutOfLine(finding, file) : success(null)
  if (!left.ok) return left
  const written = store.write.writeLookedAt({
    id: fileId,
    path: found.path,
    sizeBytes: found.sizeBytes,
    read: found.read,
    hint,
    modifiedAt: Math.trunc(found.modifiedAt),
    // A permission for the old bytes was not given for these.
    isAllowed: file.isAllowed && !isOther,
  })
  if (!written.ok) return written
  finding.checks.begin()
  const isAskedAgain = isOther && path !== null
  return store.write.writePlacings([
    placingFor(finding, { ...file, hint }, { found, project, isAskedAgain }),
  ])
}

/** A person may have sent the file while it was being read: nobody has said so of these bytes, or drawn them. */
const takeOutOfLine = (
  { store, clock, queue }: FindFileDependencies,
  file: StoredMediaFile,
): Result<null> => {
  const states = leaveLine(file, clock.now())
  if (states.length === 0) return success(null)
  const written = store.write.writeUploadStates(states)
  queue.follow(states.map(({ id }) => id))
  return written
}

export const nameOf = (path: string): string => path.split(/[\\/]/).filter(Boolean).at(-1) ?? path

interface FileFinding {
  readonly found: FoundFile
  readonly project: MatchingProject
  /** Whether the file differs from the one that a person has placed, so that the person is asked again. */
  readonly isAskedAgain: boolean
}

const placingFor = (
  { store, newId }: FindFileDependencies,
  file: StoredMediaFile,
  { found, project, isAskedAgain }: FileFinding,
): FilePlacement => {
  const match = matchOf(project, { hint: file.hint, read: found.read })
  const isKept = file.placedBy === 'person' && !isAskedAgain
  return placingOf({ newId, settings: store.readMediaSettings(file) }, file, {
    match,
    screens: file.screens,
    targets: isAskedAgain ? null : file.targets,
    placedBy: isKept ? 'person' : placedByMatch(match),
  })
}
