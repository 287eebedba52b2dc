import type { InputOf } from '#core/contract/index'
import type { ScreenId } from '#core/ids'
import type { MediaFile, PlacedTarget } from '#core/media/queue/media-file'
import { placedTargets } from '../placed-targets.ts'

export interface FilePlacing {
  readonly file: MediaFile
  readonly targets: readonly PlacedTarget[]
  /** Null for the screens of the settings. */
  readonly screens: readonly ScreenId[] | null
}

type PlaceFiles = InputOf<'media.placeFiles'>

/** Makes one call of all files that go to the same places. */
export const groupPlacings = (placings: readonly FilePlacing[]): readonly PlaceFiles[] => {
  const groups = new Map<string, PlaceFiles>()
  for (const { file, targets, screens } of placings) {
    const key = JSON.stringify([targets, screens])
    const group = groups.get(key)
    if (group) group.files.push(file.id)
    else
      groups.set(key, { files: [file.id], targets: [...targets], screens: screens && [...screens] })
  }
  return [...groups.values()]
}

/** How the files were placed, so that it can be put back: by a person, or as the match says. */
export const earlierPlacings = (files: readonly MediaFile[]): readonly FilePlacing[] =>
  files.map((file) => {
    const isByMatch = file.placedBy === null || file.match?.kind === 'exact'
    if (isByMatch && file.placedBy !== 'person') return { file, targets: [], screens: null }
    const screens = [...new Set(file.uploads.flatMap(({ screenId }) => screenId ?? []))]
    return { file, targets: placedTargets(file), screens: screens.length === 0 ? null : screens }
  })
