import { closeTag, emptyTag, openTag } from '../http/xml.ts'
import type { Names, StoredGallery, StoredPicture } from '../state/pictures.ts'
import type { StoredFloor } from '../state/projects.ts'
import type { StoredUnit } from '../state/units.ts'
import type { Switches } from '../switches.ts'
import { attributeTypeXml } from './attribute-type-xml.ts'
import { type ProjectRequest, type ProjectTree, readProjectTree } from './read-project-tree.ts'
import { xmlTime } from './xml-time.ts'

/** A project is written floor by floor, so that the text of a large one is never held whole. */
export const projectXml = (request: ProjectRequest): Iterable<string> =>
  writeProject(readProjectTree(request))

function* writeProject(tree: ProjectTree): Iterable<string> {
  const { project } = tree
  yield openTag('project', {
    id: project.id,
    name: project.name,
    gps: project.gps,
    city: project.city,
    currency: project.currency,
    plan: tree.planOf('project', project.id),
    public: true,
    hidden: project.hidden,
    demo: true,
  })
  for (const [locale, text] of Object.entries(project.descriptions)) {
    yield emptyTag('description', { locale, text })
  }
  for (const type of project.attributeTypes) yield attributeTypeXml(type)
  for (const gallery of tree.galleries) {
    yield galleryXml(gallery, tree.picturesOfGallery.get(gallery.id) ?? [])
  }
  const { oddUnit } = tree.switches
  const odd = oddUnit === 'none' ? undefined : firstUnit(tree)
  for (const { id, name } of tree.buildings) {
    yield openTag('building', { id, name, 'arrow-direction': 0, ...onPlan(tree, 'building', id) })
    for (const floor of tree.floorsOf.get(id) ?? [])
      yield floorXml(tree, floor, oddUnit === 'twice' ? undefined : odd)
    if (odd !== undefined && id === tree.buildings[0]?.id && oddUnit === 'outsideFloor') {
      yield unitXml(tree, odd)
    }
    yield closeTag('building')
  }
  if (odd !== undefined && (oddUnit === 'outsideBuilding' || oddUnit === 'twice'))
    yield unitXml(tree, odd)
  yield closeTag('project')
}

/** The plan of a place, and the place's own area on the plan of what it is part of. */
const onPlan = (
  { planOf, areaOf }: ProjectTree,
  owner: 'building' | 'floor' | 'unit',
  id: number,
) => ({
  plan: planOf(owner, id),
  coordinates: areaOf(owner, id),
})

const firstUnit = (tree: ProjectTree): StoredUnit | undefined =>
  tree.buildings
    .flatMap(({ id }) => tree.floorsOf.get(id) ?? [])
    .flatMap(({ id }) => tree.unitsOf.get(id) ?? [])[0]

const oddIds: Readonly<Partial<Record<Switches['oddUnit'], string>>> = {
  withoutId: 'null',
  longId: '900719925474099312',
}

const floorXml = (
  tree: ProjectTree,
  { id, number }: StoredFloor,
  odd: StoredUnit | undefined,
): string =>
  [
    openTag('floor', { id, floorNo: number, ...onPlan(tree, 'floor', id) }),
    ...(tree.unitsOf.get(id) ?? []).map((unit) => {
      if (unit !== odd) return unitXml(tree, unit)
      const id = oddIds[tree.switches.oddUnit]
      return id === undefined
        ? ''
        : unitXml(tree, unit).replace(/^<flat id="\d+"/, `<flat id="${id}"`)
    }),
    closeTag('floor'),
  ].join('')

const unitXml = (tree: ProjectTree, { id, pdf, attributes }: StoredUnit): string =>
  [
    openTag('flat', { id, pdf: pdf ?? undefined, ...onPlan(tree, 'unit', id) }),
    ...Object.entries(attributes).map(([key, value]) => {
      const written = inNotation(key, value, tree.switches.priceNotation)
      return emptyTag('flat-attribute', { key, value: written })
    }),
    ...(tree.picturesOfUnit.get(id) ?? []).map(pictureXml),
    closeTag('flat'),
  ].join('')

const namesXml = (names: Names): string =>
  Object.entries(names)
    .map(([locale, text]) => emptyTag('name', { locale, text }))
    .join('')

const pictureXml = ({ id, createdAt, resourceUid, names }: StoredPicture): string =>
  [
    openTag('picture', { id, 'creation-time': xmlTime(createdAt), resource: resourceUid }),
    namesXml(names),
    closeTag('picture'),
  ].join('')

/** A gallery of the whole project. */
const galleryXml = (gallery: StoredGallery, pictures: readonly StoredPicture[]): string =>
  [
    openTag('gallery', {
      id: gallery.id,
      'creation-time': xmlTime(gallery.createdAt),
      'modification-time': xmlTime(gallery.modifiedAt),
      type: gallery.type,
    }),
    namesXml(gallery.names),
    ...pictures.map(pictureXml),
    closeTag('gallery'),
  ].join('')

const prices: ReadonlySet<string> = new Set(['flat_price', 'flat_price_without_vat'])

const grouped = (text: string): string => {
  const [whole = '', fraction = '00'] = text.split('.')
  return `${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0')}`
}

const notations: Readonly<Record<Switches['priceNotation'], (text: string) => string>> = {
  plain: (text) => text,
  scientific: (text) => Number(text).toExponential().replace('e+', 'E'),
  grouped,
  manyDecimals: (text) => `${text}${text.includes('.') ? '' : '.00'}0000001`,
  withCurrency: (text) => `${text} CZK`,
}

/** The value of a unit's attribute, as a server with that notation writes it. */
const inNotation = (key: string, value: string, notation: Switches['priceNotation']): string =>
  prices.has(key) && value !== '' ? notations[notation](value) : value
