import { buildingIdSchema, floorIdSchema, type ProjectId, projectIdSchema } from '#core/ids'
import type { PlaceMedia } from '#core/media/shown/place-media'
import type { AttributeType, Unit } from '#core/prices/pricelist/unit'
import { currencyCode } from '#core/prices/rules/currency-code'
import { type OpenFlat, openFlat, type Place, startAttributes, unitOf } from './flat.ts'
import { parseWhole } from './numbers.ts'
import { readPlaceMedia } from './place-media-xml.ts'
import {
  type Attributes,
  type ElementReader,
  optionalId,
  optionalText,
  requiredId,
  unreadable,
} from './read-xml.ts'

interface ProjectTreeInput {
  /** The only project that may come; null when any may. */
  readonly wanted: ProjectId | null
  readonly onUnits: (units: readonly Unit[], projectId: ProjectId) => void
  readonly onMedia?: ((places: readonly PlaceMedia[]) => void) | undefined
}

/** What an export says of a project besides its units. */
export interface ReadProject {
  readonly projectId: ProjectId
  readonly projectName: string
  readonly currency: string | null
  readonly attributeTypes: readonly AttributeType[]
  readonly unitCount: number
  /** What cannot be read of them, by their numbers as far as they are told: left out, and named. */
  readonly unreadUnits: readonly string[]
}

const unitsPerBatch = 500
const projectPath = 'export/project'
const buildingPath = `${projectPath}/building`
const floorPath = `${buildingPath}/floor`
// What is sold a second time is listed apart from the developer's own units; its shape is unknown.
const secondMarket = '/second-market/'

/** Takes the elements of an export one by one, and hands on the units of its projects. */
export const startProjectTree = (reading: ProjectTreeInput) => {
  const media = reading.onMedia ? readPlaceMedia(reading.onMedia) : null
  const projects = new Map<ProjectId, ReadProject>()
  const units = collectUnits(reading.onUnits)
  let types = readAttributeTypes()
  let project: Pick<ReadProject, 'projectId' | 'projectName' | 'currency'> | null = null
  let building = nowhere
  let place = nowhere

  const openers = new Map<string, ((attributes: Attributes) => void)[]>()
  const on = (path: string, open: (attributes: Attributes) => void) => {
    openers.set(path, [...(openers.get(path) ?? []), open])
  }
  on(projectPath, (attributes) => {
    project = describeProject(attributes, reading.wanted)
    if (projects.has(project.projectId)) unreadable('<project>')
    types = readAttributeTypes()
    units.startProject(project.projectId)
  })
  on(`${projectPath}/flat-attribute-type`, (attributes) => types.openType(attributes))
  on(`${projectPath}/flat-attribute-type/name`, (attributes) => types.openName(attributes))
  on(buildingPath, (attributes) => {
    building = placeInBuilding(attributes)
    place = building
  })
  on(floorPath, (attributes) => {
    place = placeOnFloor(building, attributes)
  })
  for (const [path, open] of media?.openers ?? []) on(path, open)

  const closers = new Map([
    [
      floorPath,
      () => {
        place = building
      },
    ],
    [
      buildingPath,
      () => {
        place = nowhere
      },
    ],
    [
      projectPath,
      () => {
        if (project === null) return
        const attributeTypes = types.all()
        projects.set(project.projectId, { ...project, attributeTypes, ...units.finishProject() })
      },
    ],
  ])
  const openFlat = (attributes: Attributes) => units.openFlat(attributes, place)
  const closeFlat = () => {
    units.closeFlat()
    media?.closeFlat()
  }
  const opensAt = (path: string) => {
    const opens = [...(openers.get(path) ?? [])]
    if (isFlat(path)) opens.unshift(openFlat)
    if (isAttributeOfFlat(path)) opens.unshift(units.openAttribute)
    return opens
  }
  return {
    at: (path: string): ElementReader => ({
      open: inTurn(opensAt(path)),
      close: isFlat(path) ? closeFlat : closers.get(path),
    }),
    finish: (): ReadProject[] => {
      media?.flush()
      return [...projects.values()]
    },
  }
}

/** Wherever in the project a unit stands. */
const isFlat = (path: string): boolean => path.endsWith('/flat') && !path.includes(secondMarket)

const isAttributeOfFlat = (path: string): boolean =>
  path.endsWith('/flat-attribute') && isFlat(path.slice(0, -'/flat-attribute'.length))

const inTurn = (openers: readonly ((attributes: Attributes) => void)[]) => {
  const [first, ...others] = openers
  if (others.length === 0) return first
  return (attributes: Attributes) => {
    for (const open of openers) open(attributes)
  }
}

/** The units of one project after the other, each of them once in the whole answer. */
const collectUnits = (onUnits: ProjectTreeInput['onUnits']) => {
  const unitIds = new Set<number>()
  let projectId: ProjectId | null = null
  let count = 0
  const addAttribute = startAttributes()
  let flat: OpenFlat | null = null
  let unread: { name: string } | null = null
  let unreadUnits: string[] = []
  let batch: Unit[] = []
  const openUnread = ({ id }: Attributes) => {
    flat = null
    unread = { name: optionalText(id) ?? '?' }
  }
  const flush = () => {
    if (batch.length > 0 && projectId !== null) onUnits(batch, projectId)
    batch = []
  }
  return {
    startProject: (id: ProjectId) => {
      projectId = id
      count = 0
      unreadUnits = []
    },
    openFlat: (attributes: Attributes, place: Place) => {
      const id = optionalId(attributes)
      // One that stands on two floors is listed with each: it is where it was told first.
      if (id === null || unitIds.has(id)) return openUnread(attributes)
      unitIds.add(id)
      flat = openFlat(id, place)
    },
    openAttribute: ({ key, value }: Attributes) => {
      if (key === undefined || value === undefined) return
      if (flat !== null) addAttribute(flat, key, value)
      if (unread !== null && key === 'flat_internal_id')
        unread.name = optionalText(value) ?? unread.name
    },
    closeFlat: () => {
      if (unread !== null) {
        unreadUnits.push(unread.name)
        unread = null
        return
      }
      if (flat === null) return
      batch.push(unitOf(flat))
      flat = null
      count += 1
      if (batch.length >= unitsPerBatch) flush()
    },
    finishProject: (): Pick<ReadProject, 'unitCount' | 'unreadUnits'> => {
      flush()
      return { unitCount: count, unreadUnits }
    },
  }
}

const describeProject = (attributes: Attributes, wanted: ProjectId | null) => {
  const projectId = projectIdSchema.parse(requiredId(attributes, 'project'))
  if (wanted !== null && projectId !== wanted) unreadable(`<project id="${wanted}">`)
  return {
    projectId,
    projectName: optionalText(attributes['name']) ?? String(projectId),
    currency: currencyCode(attributes['currency'] ?? ''),
  }
}

const nowhere: Place = { buildingId: null, building: '', floorId: null, floor: '' }

/** A unit of a building without a readable ID counts as outside of all buildings. */
const placeInBuilding = (building: Attributes): Place => {
  const id = optionalId(building)
  if (id === null) return nowhere
  const name = optionalText(building['name']) ?? String(id)
  return { ...nowhere, buildingId: buildingIdSchema.parse(id), building: name }
}

const placeOnFloor = (building: Place, floor: Attributes): Place => {
  const id = optionalId(floor)
  if (id === null || building.buildingId === null) return building
  const name = optionalText(floor['floorNo']) ?? optionalText(floor['name']) ?? String(id)
  return { ...building, floorId: floorIdSchema.parse(id), floor: name }
}

interface AttributeTypesReader {
  readonly openType: (attributes: Attributes) => void
  readonly openName: (attributes: Attributes) => void
  readonly all: () => AttributeType[]
}

/** Field-notes 2.2: `flat-attribute-type` with its `name` in each language. */
const readAttributeTypes = (): AttributeTypesReader => {
  const types: (Omit<AttributeType, 'names'> & { readonly names: Map<string, string> })[] = []
  return {
    openType: (attributes) => {
      types.push({
        key: attributes['key'] ?? '',
        names: new Map(),
        showInPricelist: attributes['show-in-pricelist'] === 'true',
        priority: parseWhole(attributes['pricelist-priority']) ?? 0,
      })
    },
    openName: ({ locale, text }) => {
      if (locale !== undefined && text !== undefined) types.at(-1)?.names.set(locale, text)
    },
    all: () =>
      types
        .filter(({ key }) => key !== '')
        .map((type) => ({ ...type, names: Object.fromEntries(type.names) })),
  }
}
