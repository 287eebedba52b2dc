import type { AttributeType } from '../data/developer.ts'
import { groupBy } from '../group-by.ts'
import type { Db } from '../state/db.ts'
import {
  listBuildings,
  listFloors,
  type StoredBuilding,
  type StoredFloor,
  type StoredProject,
} from '../state/projects.ts'
import { listUnits, type StoredUnit } from '../state/units.ts'
import { closeTag, emptyTag, openTag } from '../xml.ts'

export const exportTag = (developer: { id: number; name: string }, at: number): string =>
  openTag('export', {
    'creation-time': new Date(at).toISOString().replace(/\.\d+Z$/, '+0000'),
    'developer-id': developer.id,
    'developer-name': developer.name,
  })

interface Wanted {
  readonly db: Db
  readonly project: StoredProject
  readonly screenId: number
  readonly includeHidden: boolean
}

/**
 * Read at once, so that it is the project of one moment; written floor by floor, so that the text of
 * a large project is never held whole.
 */
export const projectXml = ({ db, project, includeHidden }: Wanted): Iterable<string> => {
  const buildings = listBuildings(db, project.id)
  const floorsOf = groupBy(listFloors(db, project.id), ({ buildingId }) => buildingId)
  const shown = listUnits(db, project.id).filter(({ hidden }) => includeHidden || !hidden)
  const unitsOf = groupBy(shown, ({ floorId }) => floorId)
  return writeProject({ project, buildings, floorsOf, unitsOf })
}

interface Tree {
  readonly project: StoredProject
  readonly buildings: readonly StoredBuilding[]
  readonly floorsOf: ReadonlyMap<number, readonly StoredFloor[]>
  readonly unitsOf: ReadonlyMap<number, readonly StoredUnit[]>
}

function* writeProject({ project, buildings, floorsOf, unitsOf }: Tree): Iterable<string> {
  yield openTag('project', {
    id: project.id,
    name: project.name,
    gps: project.gps,
    city: project.city,
    currency: project.currency,
    public: true,
    hidden: project.hidden,
    demo: true,
  })
  for (const [locale, text] of Object.entries(project.descriptions)) {
    yield emptyTag('description', { locale, text })
  }
  for (const type of project.attributeTypes) yield attributeTypeXml(type)
  for (const building of buildings) {
    yield openTag('building', { id: building.id, name: building.name, 'arrow-direction': 0 })
    for (const floor of floorsOf.get(building.id) ?? []) {
      yield floorXml(floor, unitsOf.get(floor.id) ?? [])
    }
    yield closeTag('building')
  }
  yield closeTag('project')
}

const floorXml = (floor: StoredFloor, units: readonly StoredUnit[]): string =>
  [
    openTag('floor', { id: floor.id, floorNo: floor.number }),
    ...units.map(unitXml),
    closeTag('floor'),
  ].join('')

const unitXml = ({ id, attributes }: StoredUnit): string =>
  [
    openTag('flat', { id }),
    ...Object.entries(attributes).map(([key, value]) => emptyTag('flat-attribute', { key, value })),
    closeTag('flat'),
  ].join('')

const attributeTypeXml = (type: AttributeType): string =>
  [
    openTag('flat-attribute-type', {
      key: type.key,
      type: type.type,
      'show-in-pricelist': type.showInPricelist,
      'pricelist-priority': type.priority,
    }),
    ...Object.entries(type.names).map(([locale, text]) => emptyTag('name', { locale, text })),
    closeTag('flat-attribute-type'),
  ].join('')
