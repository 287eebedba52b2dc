import { type Result, success } from '#core/contract/failure'
import { buildingIdSchema, floorIdSchema } from '#core/ids'
import type { AttributeType, Unit } from '#core/prices/unit'
import { notThisServer } from '../answer-failure.ts'
import type { Body } from '../call.ts'
import { readAttributeTypes } from './attribute-types-xml.ts'
import { type Attributes, optionalText, readXml, requiredId, unreadable } from './read-xml.ts'
import { type Place, unitOfFlat } from './unit-of-flat.ts'

export interface ReadProject {
  readonly projectName: string
  readonly currency: string | null
  readonly attributeTypes: readonly AttributeType[]
  readonly unitCount: number
}

interface Reading {
  readonly endpoint: string
  readonly projectId: number
  readonly onUnits: (units: readonly Unit[]) => void
  readonly onBytes: (done: number) => void
}

const unitsPerBatch = 500
const flatPath = 'export/project/building/floor/flat'
// What is sold a second time is listed apart from the developer's own units; its shape is unknown.
const secondMarket = '/second-market/'

/** Field-notes 2: `export` > `project` > `building` > `floor` > `flat`, units told in batches as they come. */
export const readProjectXml = async (
  body: Body,
  reading: Reading,
): Promise<Result<ReadProject>> => {
  const tree = startTree(reading)
  const { endpoint, onBytes } = reading
  const read = await readXml(body, { endpoint, root: 'export', reader: tree, onBytes })
  if (!read.ok) return read
  const project = tree.finish()
  return project === null
    ? notThisServer({ endpoint, expected: 'a <project>', received: 'an <export> without one' })
    : success(project)
}

const startTree = (reading: Reading) => {
  const types = readAttributeTypes()
  const unitIds = new Set<number>()
  let project: Pick<ReadProject, 'projectName' | 'currency'> | null = null
  let building: Attributes = {}
  let place: Place | null = null
  let flat: { id: number; attributes: Map<string, string> } | null = null
  let batch: Unit[] = []

  const flush = () => {
    if (batch.length > 0) reading.onUnits(batch)
    batch = []
  }
  const openers = new Map<string, (attributes: Attributes) => void>([
    [
      'export/project',
      (attributes) => {
        if (project !== null) unreadable('one <project>')
        project = describeProject(attributes, reading.projectId)
      },
    ],
    ['export/project/flat-attribute-type', types.openType],
    ['export/project/flat-attribute-type/name', types.openName],
    [
      'export/project/building',
      (attributes) => {
        building = attributes
      },
    ],
    [
      'export/project/building/floor',
      (attributes) => {
        place = placeOf(building, attributes)
      },
    ],
    [
      flatPath,
      (attributes) => {
        const id = requiredId(attributes, 'flat')
        if (unitIds.has(id)) unreadable('every <flat> once')
        unitIds.add(id)
        flat = { id, attributes: new Map() }
      },
    ],
    [
      `${flatPath}/flat-attribute`,
      ({ key, value }) => {
        if (key !== undefined && value !== undefined) flat?.attributes.set(key, value)
      },
    ],
  ])
  return {
    open: (path: string, attributes: Attributes) => {
      openers.get(path)?.(attributes)
      if (path.endsWith('/flat') && path !== flatPath && !path.includes(secondMarket)) {
        unreadable('every <flat> inside a <floor> of a <building>')
      }
    },
    close: (path: string) => {
      if (path !== flatPath || flat === null || place === null) return
      batch.push(unitOfFlat(flat, place))
      if (batch.length >= unitsPerBatch) flush()
    },
    finish: (): ReadProject | null => {
      flush()
      return project && { ...project, attributeTypes: types.all(), unitCount: unitIds.size }
    },
  }
}

const describeProject = (attributes: Attributes, wanted: number) => {
  if (requiredId(attributes, 'project') !== wanted) unreadable(`the <project> ${wanted}`)
  return {
    projectName: optionalText(attributes['name']) ?? String(wanted),
    currency: optionalText(attributes['currency']),
  }
}

const placeOf = (building: Attributes, floor: Attributes): Place => {
  const buildingId = requiredId(building, 'building')
  const floorId = requiredId(floor, 'floor')
  return {
    buildingId: buildingIdSchema.parse(buildingId),
    building: optionalText(building['name']) ?? String(buildingId),
    floorId: floorIdSchema.parse(floorId),
    floor: optionalText(floor['floorNo']) ?? optionalText(floor['name']) ?? String(floorId),
  }
}
