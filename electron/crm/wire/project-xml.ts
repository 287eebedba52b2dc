import { type Result, success } from '#core/contract/failure'
import { buildingIdSchema, floorIdSchema, unitIdSchema } from '#core/ids'
import { parseMinor } from '#core/money'
import type { AttributeType, Unit } from '#core/prices/unit'
import type { Body } from '../call.ts'
import { parseMeasure, parseWhole } from './numbers.ts'
import { type Attributes, optionalText, readXml, requiredId, unreadable } from './read-xml.ts'

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

/** Field-notes 2: `export` > `project` > `building` > `floor` > `flat`, units told in batches as they come. */
export const readProjectXml = async (
  body: Body,
  reading: Reading,
): Promise<Result<ReadProject>> => {
  const tree = startTree(reading)
  const read = await readXml(body, {
    endpoint: reading.endpoint,
    root: 'export',
    reader: { open: tree.open, close: tree.close },
    onBytes: reading.onBytes,
  })
  return read.ok ? success(tree.finish()) : read
}

const startTree = (reading: Reading) => {
  const types = startAttributeTypes()
  let project = { projectName: '', currency: null as string | null }
  let place: Place | null = null
  let building: Attributes = {}
  let flat: { id: number; attributes: Record<string, string> } | null = null
  let batch: Unit[] = []
  let unitCount = 0

  const flush = () => {
    if (batch.length > 0) reading.onUnits(batch)
    batch = []
  }
  const openers: Readonly<Record<string, (attributes: Attributes) => void>> = {
    project: (attributes) => {
      if (requiredId(attributes, 'project') !== reading.projectId) {
        unreadable(`project ${reading.projectId}`)
      }
      project = {
        projectName: optionalText(attributes['name']) ?? String(reading.projectId),
        currency: optionalText(attributes['currency']),
      }
    },
    building: (attributes) => {
      requiredId(attributes, 'building')
      building = attributes
    },
    floor: (attributes) => {
      place = placeOf(building, attributes)
    },
    flat: (attributes) => {
      flat = { id: requiredId(attributes, 'flat'), attributes: {} }
    },
    'flat-attribute': ({ key, value }) => {
      if (flat !== null && key !== undefined && value !== undefined) flat.attributes[key] = value
    },
  }
  return {
    open: (name: string, attributes: Attributes) => {
      openers[name]?.(attributes)
      types.open(name, attributes)
    },
    close: (name: string) => {
      types.close(name)
      if (name !== 'flat' || flat === null) return
      if (place === null) return unreadable('every <flat> inside a <floor>')
      batch.push(toUnit(flat.id, flat.attributes, place))
      unitCount += 1
      flat = null
      if (batch.length >= unitsPerBatch) flush()
    },
    finish: (): ReadProject => {
      flush()
      return { ...project, attributeTypes: types.all(), unitCount }
    },
  }
}

type Place = Pick<Unit, 'buildingId' | 'building' | 'floorId' | 'floor'>

const placeOf = (building: Attributes, floor: Attributes): Place => ({
  buildingId: buildingIdSchema.parse(requiredId(building, 'building')),
  building: optionalText(building['name']) ?? building['id'] ?? '',
  floorId: floorIdSchema.parse(requiredId(floor, 'floor')),
  floor: optionalText(floor['floorNo']) ?? floor['id'] ?? '',
})

const toUnit = (id: number, all: Readonly<Record<string, string>>, place: Place): Unit => {
  const {
    flat_internal_id: number,
    flat_type: type,
    flat_status: status,
    flat_disposition: disposition,
    flat_area: area,
    flat_price_without_vat: net,
    flat_price: gross,
    ...attributes
  } = all
  return {
    id: unitIdSchema.parse(id),
    number: number ?? String(id),
    ...place,
    typeCode: parseWhole(type),
    statusCode: parseWhole(status),
    disposition: optionalText(disposition),
    area: parseMeasure(area),
    priceNetMinor: net === undefined ? null : parseMinor(net),
    priceGrossMinor: gross === undefined ? null : parseMinor(gross),
    attributes,
  }
}

const startAttributeTypes = () => {
  const types: AttributeType[] = []
  let current: AttributeType | null = null
  return {
    open: (name: string, attributes: Attributes) => {
      if (name === 'flat-attribute-type') {
        current = {
          key: attributes['key'] ?? '',
          names: {},
          showInPricelist: attributes['show-in-pricelist'] === 'true',
          priority: parseWhole(attributes['pricelist-priority']) ?? 0,
        }
      }
      const { locale, text } = attributes
      if (name === 'name' && current !== null && locale !== undefined && text !== undefined) {
        current.names[locale] = text
      }
    },
    close: (name: string) => {
      if (name !== 'flat-attribute-type' || current === null) return
      if (current.key !== '') types.push(current)
      current = null
    },
    all: () => types,
  }
}
