import type { ScreenId } from '#core/ids'
import type { MediaPlaces } from './media-places.ts'
import type { MediaTarget } from './media-target.ts'
import type { PlaceMedia } from './place-media.ts'

/** `unknown` where the server was not asked, or does not tell. */
export type Presence = 'present' | 'missing' | 'unknown'

export interface CoverageRow {
  readonly target: MediaTarget
  /** One entry a screen, in the order in which the screens were asked for. */
  readonly plans: readonly Presence[]
  /** Null for floors and buildings, which have neither card nor gallery. */
  readonly pdf: Presence | null
  readonly gallery: { readonly presence: Presence; readonly pictures: number } | null
}

interface CoverageInput {
  readonly places: MediaPlaces
  readonly screens: readonly ScreenId[]
  /** What `get-project` showed on each screen; a screen that was not fetched is left out. */
  readonly shown: ReadonlyMap<ScreenId, readonly PlaceMedia[]>
}

/** Which building, floor and unit of a project has what, in this order and in that of the tree. */
export const coverage = ({ places, screens, shown }: CoverageInput): readonly CoverageRow[] => {
  const byScreen = screens.map((screen) => indexed(shown.get(screen) ?? []))
  const seen = (target: MediaTarget) => byScreen.map((index) => index.get(keyOf(target)) ?? null)
  const row = (target: MediaTarget): CoverageRow => {
    const media = seen(target)
    const plans = media.map((one) => presence(one && one.plans.length > 0))
    return { target, plans, ...unitOnly(target, media) }
  }
  return [
    ...places.buildings.map(({ id }) => row({ kind: 'building', id })),
    ...places.floors.map(({ id }) => row({ kind: 'floor', id })),
    ...places.units.map(({ id }) => row({ kind: 'unit', id })),
  ]
}

const presence = (isThere: boolean | null): Presence => {
  if (isThere === null) return 'unknown'
  return isThere ? 'present' : 'missing'
}

const indexed = (media: readonly PlaceMedia[]): ReadonlyMap<string, PlaceMedia> =>
  new Map(media.map((one) => [keyOf(one), one]))

const keyOf = ({ kind, id }: { readonly kind: string; readonly id: number }): string =>
  `${kind} ${id}`

// The card is the same on every screen; pictures are listed by screen, some of them on several.
const unitOnly = (
  { kind }: MediaTarget,
  media: readonly (PlaceMedia | null)[],
): Pick<CoverageRow, 'pdf' | 'gallery'> => {
  if (kind !== 'unit') return { pdf: null, gallery: null }
  const units = media.filter((one) => one?.kind === 'unit')
  const hasPdf = units.some(({ pdfs }) => pdfs.length > 0)
  const pictures = new Set(
    units.flatMap((unit) => unit.pictures.map(({ id, resource }) => id ?? resource)),
  ).size
  const hasGallery = pictures > 0 || units.some((unit) => unit.hasGallery)
  return {
    pdf: presence(units.length === 0 ? null : hasPdf),
    // An empty gallery need not be shown: its absence is not known either.
    gallery: { presence: hasGallery ? 'present' : 'unknown', pictures },
  }
}
