import { groupBy } from '#core/group-by'
import { cleanName } from './clean-name.ts'
import type { MediaMatch } from './match-result.ts'
import { readNamePart } from './name-part.ts'
import { compareNatural } from './natural-order.ts'
import { splitPath } from './split-path.ts'
import { trailingOrder } from './trailing-order.ts'

interface FoundPicture<Id> {
  readonly id: Id
  /** The path with its folders. */
  readonly path: string
  readonly match: MediaMatch | null
}

/**
 * The same files with the pictures of each unit by the number at the end of their names, those without one behind them;
 * else as people count. Whatever is no picture of one unit keeps its place, and so do the places of a unit's pictures.
 */
export const picturesInSequence = <Id>(files: readonly FoundPicture<Id>[]): readonly Id[] => {
  const placed = files.flatMap((file, at) => {
    const unit = unitOf(file)
    return unit === null ? [] : [{ unit, at, id: file.id, path: file.path, order: orderOf(file) }]
  })
  const order = files.map(({ id }) => id)
  for (const [, pictures] of groupBy(placed, ({ unit }) => unit)) {
    const sorted = [...pictures].sort(
      (a, b) => compareOrders(a.order, b.order) || compareNatural(a.path, b.path),
    )
    pictures.forEach(({ at }, index) => {
      const picture = sorted[index]
      if (picture) order[at] = picture.id
    })
  }
  return order
}

const compareOrders = (a: number | null, b: number | null): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a - b
}

const unitOf = ({ match }: Pick<FoundPicture<unknown>, 'match'>): number | null => {
  const [only, ...others] = match?.targets ?? []
  return only?.endpoint === 'unitPicture' && others.length === 0 ? only.target.id : null
}

const orderOf = ({ path, match }: FoundPicture<unknown>): number | null => {
  const { stem } = splitPath(path)
  const part = readNamePart(stem)
  const reason = match?.reason
  // The last digits of a unit's number are no order.
  if (reason?.kind === 'number' && part.cleaned.endsWith(reason.written)) return null
  const order = trailingOrder(part)
  if (order !== null) return order
  // A picture may be called by its number alone where its folder names the unit: `A.101/vizualizace/02.jpg`.
  return reason?.kind === 'folder' && /^\d{1,4}$/.test(cleanName(stem))
    ? Number(cleanName(stem))
    : null
}
