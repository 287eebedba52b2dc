import { type Result, success } from '#core/contract/failure'
import type { MediaFileId, ProjectKey } from '#core/ids'
import { picturesInSequence } from '#core/media/naming/picture-sequence'
import type { StoredMediaFile } from '../../../store/media/files/media-files.ts'
import type { MediaDependencies } from '../dependencies.ts'
import { rowsAtOnce, slices } from './files-in-slices.ts'

interface SequenceDependencies {
  readonly store: Pick<MediaDependencies['store'], 'listMediaOrder' | 'readMediaFiles'> & {
    readonly write: Pick<MediaDependencies['store']['write'], 'writeMediaOrder'>
  }
  readonly giveWay: () => Promise<void>
}

/** Pictures that have come together stand in the order in which a gallery should show them. */
export const sequencePictures = async (
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
