import {
  type BuildingId,
  buildingIdSchema,
  floorIdSchema,
  pictureIdSchema,
  projectIdSchema,
  type ResourceUid,
  resourceUidSchema,
  unitIdSchema,
} from '#core/ids'
import type { ListedPicture, PlaceMedia } from '#core/media/shown/place-media'
import { type Attributes, optionalId, optionalText, requiredId } from './read-xml.ts'

type Opener = (attributes: Attributes) => void

interface PlaceMediaReader {
  /** Handlers by the path of their element. */
  readonly openers: readonly (readonly [path: string, open: Opener])[]
  readonly closeFlat: () => void
  readonly flush: () => void
}

interface OpenUnit {
  readonly media: Extract<PlaceMedia, { kind: 'unit' }>
  readonly pictures: (ListedPicture & { readonly names: Record<string, string> })[]
  hasGallery: true | null
}

const placesPerBatch = 500
const project = 'export/project'
const building = `${project}/building`
const floor = `${building}/floor`
/** A unit may stand outside of floors and buildings. */
const flats = [floor, building, project].map((place) => `${place}/flat`)

/** Field-notes 2.2: plans, cards, pictures and areas, which the elements of the pricelist carry beside its units. */
export const readPlaceMedia = (
  onMedia: (places: readonly PlaceMedia[]) => void,
): PlaceMediaReader => {
  const unitIds = new Set<number>()
  let batch: PlaceMedia[] = []
  let unit: OpenUnit | null = null
  let buildingId: BuildingId | null = null
  const flush = () => {
    if (batch.length > 0) onMedia(batch)
    batch = []
  }
  const tell = (place: PlaceMedia) => {
    batch.push(place)
    if (batch.length >= placesPerBatch) flush()
  }
  const openFlat: Opener = (of) => {
    const id = optionalId(of)
    unit = id === null || unitIds.has(id) ? null : openUnit(of)
    if (id !== null) unitIds.add(id)
  }
  const openPicture: Opener = (attributes) => {
    const id = pictureIdSchema.nullable().parse(optionalId(attributes))
    unit?.pictures.push({ id, resource: uidsOf(attributes['resource'])[0] ?? null, names: {} })
  }
  const openName: Opener = ({ locale, text }) => {
    const names = unit?.pictures.at(-1)?.names
    if (names && locale !== undefined && /^\w{2,16}$/.test(locale)) names[locale] = text ?? ''
  }
  const openGallery: Opener = () => {
    if (unit !== null) unit.hasGallery = true
  }
  return {
    openers: [
      [
        project,
        (of) => tell({ kind: 'project', id: idOf('project', of, projectIdSchema), ...onPlan(of) }),
      ],
      [
        building,
        (of) => {
          buildingId = optionalId(of) === null ? null : idOf('building', of, buildingIdSchema)
          if (buildingId === null) return
          tell({ kind: 'building', id: buildingId, ...named('name', of['name']), ...onPlan(of) })
        },
      ],
      [
        floor,
        (of) =>
          optionalId(of) !== null &&
          tell({
            kind: 'floor',
            id: idOf('floor', of, floorIdSchema),
            ...onPlan(of),
            ...(buildingId === null ? {} : { buildingId }),
            ...named('number', of['floorNo'] ?? of['name']),
          }),
      ],
      ...flats.flatMap((flat): [string, Opener][] => [
        [flat, openFlat],
        [`${flat}/gallery`, openGallery],
        ...[`${flat}/picture`, `${flat}/gallery/picture`].flatMap((path): [string, Opener][] => [
          [path, openPicture],
          [`${path}/name`, openName],
        ]),
      ]),
    ],
    closeFlat: () => {
      if (unit === null) return
      const { media, pictures } = unit
      tell({ ...media, pictures, hasGallery: pictures.length > 0 ? true : unit.hasGallery })
      unit = null
    },
    flush,
  }
}

const openUnit = (attributes: Attributes): OpenUnit => ({
  media: {
    kind: 'unit',
    id: idOf('flat', attributes, unitIdSchema),
    ...onPlan(attributes),
    pdfs: uidsOf(attributes['pdf']),
    pictures: [],
    hasGallery: null,
  },
  pictures: [],
  hasGallery: null,
})

const idOf = <T>(
  element: string,
  attributes: Attributes,
  schema: { readonly parse: (id: number) => T },
): T => schema.parse(requiredId(attributes, element))

const named = <K extends string>(key: K, text: string | undefined): { [N in K]?: string } => {
  const told = optionalText(text)
  return told === null ? {} : ({ [key]: told } as { [N in K]?: string })
}

const onPlan = (attributes: Attributes) => ({
  plans: uidsOf(attributes['plan']),
  coordinates: coordinatesOf(attributes['coordinates']),
})

const uidsOf = (text: string | undefined): ResourceUid[] =>
  (text ?? '').split(',').flatMap((uid) => resourceUidSchema.safeParse(uid.trim()).data ?? [])

/** The numbers of an area, all of them or none: without one of them it is another area. */
const coordinatesOf = (text: string | undefined): number[] => {
  const parts = (text ?? '').split(',').map((part) => part.trim())
  return parts.every((part) => /^-?\d{1,9}(\.\d+)?$/.test(part)) ? parts.map(Number) : []
}
