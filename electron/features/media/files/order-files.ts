import { type Result, success } from '#core/contract/failure'
import type { MediaFileId } from '#core/ids'
import type { MediaDependencies } from '../dependencies.ts'

interface OrderFilesInput {
  readonly files: readonly MediaFileId[]
  /** Null moves the files to the end. */
  readonly before: MediaFileId | null
}

/** The files stand together in front of another one, in the order in which they were. */
export const orderFiles = (
  { store }: Pick<MediaDependencies, 'store'>,
  { files, before }: OrderFilesInput,
): Result<null> => {
  const [first] = store.readMediaFiles(files.slice(0, 1))
  if (!first) return success(null)
  // Removed ones keep their places among the others.
  const all = store.listMediaOrder(first)
  const moved = new Set(files)
  const stay = all.filter((id) => !moved.has(id))
  const index = before === null ? -1 : stay.indexOf(before)
  const at = index === -1 ? stay.length : index
  return store.write.writeMediaOrder([
    ...stay.slice(0, at),
    ...all.filter((id) => moved.has(id)),
    ...stay.slice(at),
  ])
}
