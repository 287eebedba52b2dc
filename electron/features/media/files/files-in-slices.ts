import type { ProjectKey } from '#core/ids'
import type { StoredMediaFile } from '../../../store/media/files/media-files.ts'
import type { MediaDependencies } from '../dependencies.ts'

/** How many rows are read or written before other work has a turn. */
export const rowsAtOnce = 500

interface SliceDependencies {
  readonly store: Pick<MediaDependencies['store'], 'listMediaFileIds' | 'readMediaFiles'>
  readonly giveWay: () => Promise<void>
}

/** All files of a project in their order, each as it is when its slice is read. */
export const filesInSlices = async (
  { store, giveWay }: SliceDependencies,
  of: ProjectKey,
): Promise<StoredMediaFile[]> => {
  const files: StoredMediaFile[] = []
  for (const ids of slices(store.listMediaFileIds(of), rowsAtOnce)) {
    if (files.length > 0) await giveWay()
    const read = new Map(store.readMediaFiles(ids).map((file) => [file.id, file]))
    for (const id of ids) {
      const file = read.get(id)
      if (file && !file.isRemoved) files.push(file)
    }
  }
  return files
}

export const slices = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )
