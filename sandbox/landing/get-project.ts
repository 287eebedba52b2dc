import { type Answer, answers, plainText, xml } from '../answer.ts'
import type { AttributeType, Building, Developer, Flat, Project } from '../data/developer.ts'
import type { Endpoint } from '../endpoint.ts'
import { closeTag, declaration, emptyTag, openTag } from '../xml.ts'

/** Field-notes 1 and 2: eight clients agree on the three parameters; `includehidden` counts by presence. */
export const getProject: Endpoint = {
  name: 'get-project',
  areas: ['prices', 'media'],
  parameters: {
    screenid: 'requiredInteger',
    developerid: 'requiredInteger',
    projectid: 'requiredInteger',
    includehidden: 'flag',
  },
  answer: ({ developer, integer, has, clock }): Answer => {
    if (integer('developerid') !== developer.id) return answers.malformed('developerid')
    const project = developer.projects.find(({ id }) => id === integer('projectid'))
    if (!project) return answers.malformed('projectid')
    if (!project.screens.includes(integer('screenid'))) return plainText(400, 'Invalid screen ID.')
    const isShown = (flat: Flat) => has('includehidden') || !flat.hidden
    return xml(projectXml({ developer, project, isShown, at: clock.now() }))
  },
}

interface Writing {
  readonly developer: Developer
  readonly project: Project
  readonly isShown: (flat: Flat) => boolean
  readonly at: number
}

/** Piece by piece, a floor at a time: the whole of a large project is never held as one text. */
function* projectXml({ developer, project, isShown, at }: Writing): Iterable<string> {
  yield declaration
  yield openTag('export', {
    'creation-time': new Date(at).toISOString().replace(/\.\d+Z$/, '+0000'),
    'developer-id': developer.id,
    'developer-name': developer.name,
  })
  yield openTag('project', {
    id: project.id,
    name: project.name,
    gps: project.gps,
    city: project.city,
    currency: project.currency,
    public: true,
    hidden: false,
    demo: true,
  })
  for (const [locale, text] of Object.entries(project.descriptions)) {
    yield emptyTag('description', { locale, text })
  }
  for (const type of project.attributeTypes) yield attributeTypeXml(type)
  for (const building of project.buildings) yield* buildingXml(building, isShown)
  yield closeTag('project')
  yield closeTag('export')
}

function* buildingXml(building: Building, isShown: Writing['isShown']): Iterable<string> {
  yield openTag('building', { id: building.id, name: building.name, 'arrow-direction': 0 })
  for (const floor of building.floors) {
    yield [
      openTag('floor', { id: floor.id, floorNo: floor.number }),
      ...floor.flats.filter(isShown).map(flatXml),
      closeTag('floor'),
    ].join('')
  }
  yield closeTag('building')
}

const flatXml = ({ id, attributes }: Flat): string =>
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
