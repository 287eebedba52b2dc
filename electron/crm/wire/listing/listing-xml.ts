import { type Result, success } from '#core/contract/failure'
import { developerIdSchema } from '#core/ids'
import type { Body } from '../../calls/call.ts'
import { parseWhole } from '../numbers.ts'
import { optionalId, optionalText, readXml } from '../read-xml.ts'
import { type ListedProject, type Listing, nameOfUnread } from './listing.ts'

/** spec: Resources, Project: `export` with one `project` element per accessible project. */
export const readListingXml = async (body: Body, endpoint: string): Promise<Result<Listing>> => {
  const projects: ListedProject[] = []
  const unreadProjects: string[] = []
  let developer: Pick<Listing, 'developerId' | 'developerName'> = {
    developerId: null,
    developerName: null,
  }
  const result = await readXml(body, {
    endpoint,
    root: 'export',
    reader: {
      open: (path, attributes) => {
        if (path === 'export') {
          developer = {
            developerId: developerIdSchema.safeParse(attributes['developer-id']).data ?? null,
            developerName: optionalText(attributes['developer-name']),
          }
        }
        if (path !== 'export/project') return
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
      },
    },
  })
  return result.ok ? success({ ...developer, projects, unreadProjects }) : result
}
