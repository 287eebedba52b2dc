import { fold } from '#core/fold'
import type { MediaFile } from '#core/media/queue/media-file'
import type { MediaTarget } from '#core/media/shown/media-target'
import type { MediaDesk } from '../media-desk.ts'
import { type PlaceIndex, targetKey } from '../place-index.ts'
import type { GroupChoice } from './group-filter.tsx'

interface FileFilter {
  readonly search: string
  readonly group: GroupChoice
  readonly place: MediaTarget | null
}

/** The files that are wanted: by their group, by words of their path or their units, by where they go. */
export const shownFiles = (
  { files, groups, index }: Pick<MediaDesk, 'files' | 'groups' | 'index'>,
  { search, group, place }: FileFilter,
): readonly MediaFile[] => {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0 && group === 'all' && place === null) return files
  return files.filter((file) => {
    if (group !== 'all' && groups.get(file.id) !== group) return false
    if (place !== null && !file.uploads.some(({ target }) => isWithin(index, target, place)))
      return false
    const text = words.length === 0 ? '' : fold(`${file.path} ${numbersOf(index, file)}`)
    return words.every((word) => text.includes(word))
  })
}

const numbersOf = (index: PlaceIndex, { uploads }: MediaFile): string =>
  uploads
    .map(({ target }) => (target.kind === 'unit' ? (index.units.get(target.id)?.number ?? '') : ''))
    .join(' ')

/** A unit lies on its floor and in its building. */
const isWithin = (index: PlaceIndex, target: MediaTarget, place: MediaTarget): boolean => {
  if (targetKey(target) === targetKey(place)) return true
  if (target.kind === 'unit') {
    const unit = index.units.get(target.id)
    if (place.kind === 'floor') return unit?.floorId === place.id
    return place.kind === 'building' && unit?.buildingId === place.id
  }
  if (target.kind !== 'floor' || place.kind !== 'building') return false
  return index.floors.get(target.id)?.buildingId === place.id
}
