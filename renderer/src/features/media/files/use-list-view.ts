import { useMemo, useState } from 'react'
import type { MediaFileId } from '#core/ids'
import type { MediaFile } from '#core/media/queue/media-file'
import type { MediaTarget } from '#core/media/shown/media-target'
import type { MediaDesk } from '../media-desk.ts'
import type { GroupChoice } from './group-filter.tsx'
import { type ListSelection, nothingSelected, prune } from './list-selection.ts'
import { shownFiles } from './shown-files.ts'

export interface ListView {
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly group: GroupChoice
  readonly onGroup: (group: GroupChoice) => void
  /** Only files that go to this place or below it. */
  readonly place: MediaTarget | null
  readonly onPlace: (place: MediaTarget | null) => void
  readonly files: readonly MediaFile[]
  readonly selection: ListSelection<MediaFileId>
  readonly onSelection: (selection: ListSelection<MediaFileId>) => void
  /** The chosen files that are shown, in their order. */
  readonly chosen: readonly MediaFile[]
}

const noFiles: readonly MediaFile[] = []

/** Which files of the list are shown, and which of them are chosen. */
export const useListView = (desk: MediaDesk | null): ListView => {
  const [search, onSearch] = useState('')
  const [group, onGroup] = useState<GroupChoice>('all')
  const [place, onPlace] = useState<MediaTarget | null>(null)
  const [kept, setKept] = useState<{
    readonly files: readonly MediaFile[]
    readonly selection: ListSelection<MediaFileId>
  }>({ files: noFiles, selection: nothingSelected })
  const [all, groups, index] = [desk?.files, desk?.groups, desk?.index]
  const files = useMemo(
    () =>
      all && groups && index
        ? shownFiles({ files: all, groups, index }, { search, group, place })
        : noFiles,
    [all, groups, index, search, group, place],
  )
  let { selection } = kept
  if (kept.files !== files) {
    const ids = (some: readonly MediaFile[]) => some.map(({ id }) => id)
    selection = prune(ids(kept.files), ids(files), kept.selection)
    setKept({ files, selection })
  }
  const { selected } = selection
  return {
    search,
    onSearch,
    group,
    onGroup,
    place,
    onPlace,
    files,
    selection,
    onSelection: (next) => setKept({ files, selection: next }),
    chosen: useMemo(() => files.filter(({ id }) => selected.has(id)), [files, selected]),
  }
}
