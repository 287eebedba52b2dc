import { splitPath } from '#core/media/naming/split-path'
import type { MediaFile, PlacedTarget } from '#core/media/queue/media-file'
import { isUnqueued, placedTargets } from '../placed-targets.ts'

export interface PlacedAlike {
  readonly file: MediaFile
  readonly targets: readonly PlacedTarget[]
}

/** `Dum A/A101_plan 2.png` is `dum a/a#_plan #.png`: what files of one hand have in common. */
export const namePattern = (path: string): string => path.toLowerCase().replace(/\d+/g, '#')

const withoutOrder = (path: string): string => {
  const { folders, stem, extension } = splitPath(path)
  return [...folders, stem.replace(/[\s_.-]*\(?\d+\)?$/, ''), extension].join('/').toLowerCase()
}

/**
 * The other files of the same name pattern, placed as this one was: as the same kind where each has a place of its
 * own, and on the same place where only the order behind the name differs. What is placed so already is left out.
 */
export const alikePlacings = (
  file: MediaFile,
  files: readonly MediaFile[],
): readonly PlacedAlike[] => {
  const [first, ...more] = placedTargets(file)
  if (!first) return []
  const pattern = namePattern(file.path)
  const series = withoutOrder(file.path)
  return files.flatMap((other): PlacedAlike[] => {
    if (other.id === file.id || namePattern(other.path) !== pattern || !isUndecided(other))
      return []
    const targets = withoutOrder(other.path) === series ? [first, ...more] : ownPlace(other, first)
    return targets === null || isSame(targets, other) ? [] : [{ file: other, targets }]
  })
}

const isUndecided = (file: MediaFile): boolean => file.placedBy !== 'person' && isUnqueued(file)

const ownPlace = ({ match }: MediaFile, like: PlacedTarget): readonly PlacedTarget[] | null => {
  if (match === null || match.kind === 'ambiguous' || match.kind === 'unmatched') return null
  if (match.targets.some(({ target }) => target.kind !== like.target.kind)) return null
  return match.targets.map(({ target }) => ({ target, endpoint: like.endpoint }))
}

const isSame = (targets: readonly PlacedTarget[], file: MediaFile): boolean =>
  file.placedBy !== null && JSON.stringify(targets) === JSON.stringify(placedTargets(file))
