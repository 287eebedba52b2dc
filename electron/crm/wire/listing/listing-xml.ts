import { type Result, success } from '#core/contract/failure'
import { developerIdSchema } from '#core/ids'
import type { Body } from '../../calls/call.ts'
import { parseWhole } from '../numbers.ts'
import { type Attributes, optionalId, optionalText, readXml } from '../read-xml.ts'
import { type ListedProject, type Listing, nameOfUnread } from './listing.ts'

/** spec: Resources, Project: `export` with one `project` element per accessible project. */
export const readListingXml = async (body: Body, endpoint: string): Promise<Result<Listing>> => {
  const projects: ListedProject[] = []
  const unreadProjects: string[] = []
  let developer: Pick<Listing, 'developerId' | 'developerName'> = {
    developerId: null,
    developerName: null,
  }
  const openExport = (attributes: Attributes) => {
    developer = {
      developerId: developerIdSchema.safeParse(attributes['developer-id']).data ?? null,
      developerName: optionalText(attributes['developer-name']),
    }
  }
  const openProject = (attributes: Attributes) => {
    const id = optionalId(attributes)
    if (id === null) {
      unreadProjects.push(nameOfUnread(attributes['name'], attributes['id']))
      return
    }
    projects.push({
      id,
      name: optionalText(attributes['name']) ?? String(id),
      city: optionalText(attributes['city']),
      freeUnits: parseWhole(attributes['available-flat-count']),
      screenIds: [],
    })
  }
  const openers = new Map([
    ['export', openExport],
    ['export/project', openProject],
  ])
  const reader = { at: (path: string) => ({ open: openers.get(path) }) }
  const result = await readXml(body, { endpoint, roots: ['export'], reader })
  return result.ok
    ? success({ form: 'list-projects', ...developer, projects, unreadProjects })
    : result
}
