import type { PictureId, UploadId } from '#core/ids'
import type { ListedPicture } from '../shown/place-media.ts'

/** A picture with an unknown outcome. */
export interface LostPicture {
  readonly id: UploadId
  /** What it was called when it left. */
  readonly name: string
  /** The pictures that its gallery was known to have then; null: nobody had looked. */
  readonly before: readonly PictureId[] | null
}

export type Arrival =
  | { readonly kind: 'arrived'; readonly pictureId: PictureId }
  | { readonly kind: 'notArrived' }
  /** A new picture may be the lost one, or may not. */
  | { readonly kind: 'open' }

interface Gallery {
  /** The lost pictures of one gallery on one screen. */
  readonly lost: readonly LostPicture[]
  readonly pictures: readonly ListedPicture[]
  /** Pictures that are known to be none of the lost ones. */
  readonly taken: ReadonlySet<PictureId>
}

/** Which of the lost pictures a gallery shows now; in doubt none. */
export const judgeArrivals = ({
  lost,
  pictures,
  taken,
}: Gallery): ReadonlyMap<UploadId, Arrival> => {
  const arrivals = new Map<UploadId, Arrival>()
  const others = new Set(taken)
  // A picture that was found to be one upload is none of the others, which are looked at once more without it.
  for (let known = -1; known < others.size; ) {
    known = others.size
    const open = lost.filter(({ id }) => arrivals.get(id)?.kind !== 'arrived')
    const free = pictures.filter(({ id }) => id === null || !others.has(id))
    const judged = open.map((one) => [one.id, judgeOne(one, open, free)] as const)
    for (const [id, arrival] of judged) {
      arrivals.set(id, arrival)
      if (arrival.kind === 'arrived') others.add(arrival.pictureId)
    }
  }
  return arrivals
}

const judgeOne = (
  one: LostPicture,
  open: readonly LostPicture[],
  free: readonly ListedPicture[],
): Arrival => {
  const fresh = freshFor(one, free)
  return fresh.length === 0 ? { kind: 'notArrived' } : arrivalOf(one, open, fresh)
}

const freshFor = (
  { before }: LostPicture,
  pictures: readonly ListedPicture[],
): readonly ListedPicture[] =>
  before === null ? pictures : pictures.filter(({ id }) => id === null || !before.includes(id))

const arrivalOf = (
  one: LostPicture,
  lost: readonly LostPicture[],
  fresh: readonly ListedPicture[],
): Arrival => {
  if (one.before === null) return { kind: 'open' }
  const called = fresh.filter(({ names }) => Object.values(names).includes(one.name))
  const same = lost.filter(({ name }) => name === one.name)
  // Among several pictures of one name nobody can say which have arrived, unless all have.
  if (called.length !== same.length) return { kind: 'open' }
  const ids = called.flatMap(({ id }) => id ?? []).sort((a, b) => a - b)
  const pictureId = ids.length === called.length ? ids[same.indexOf(one)] : undefined
  return pictureId === undefined ? { kind: 'open' } : { kind: 'arrived', pictureId }
}
