import { z } from 'zod'
import { type Result, success } from '#core/contract/failure'
import { developerIdSchema } from '#core/ids'
import type { Body } from '../../calls/call.ts'
import { jsonId, jsonList } from '../json-values.ts'
import { readJson } from '../read-json.ts'
import { type ListedProject, type Listing, nameOfUnread } from './listing.ts'

// The shape of a screen is not shown: a number, the same as text, or an object that carries it.
const screen = z.union([
  jsonId,
  z.object({ id: jsonId }).transform((item) => item.id),
  z.object({ 'screen-id': jsonId }).transform((item) => item['screen-id']),
  z.object({ screenid: jsonId }).transform((item) => item.screenid),
])

/** Text that a listing can do without. */
const shown = z.string().trim().min(1).optional().catch(undefined)

const project = z
  .object({
    'project-id': jsonId,
    'project-name': shown,
    screens: jsonList(z.unknown())
      .optional()
      .transform((items) => (items ?? []).flatMap((item) => screen.safeParse(item).data ?? [])),
  })
  .transform(
    (item): ListedProject => ({
      id: item['project-id'],
      name: item['project-name'] ?? String(item['project-id']),
      city: null,
      freeUnits: null,
      screenIds: item.screens,
    }),
  )

const unreadProject = z
  .object({ 'project-id': shown, 'project-name': shown })
  .nullable()
  .transform((item) => nameOfUnread(item?.['project-name'], item?.['project-id']))

const schema = z.object({
  'developer-id': developerIdSchema.nullish().catch(null),
  projects: jsonList(z.union([project, unreadProject])),
})

/** spec: Resources, Project, the JSON form. Further fields are ignored. */
export const readListingJson = async (body: Body, endpoint: string): Promise<Result<Listing>> => {
  const expected = 'projects'
  const read = await readJson(body, { endpoint, expected, schema })
  if (!read.ok) return read
  const { projects } = read.value
  return success({
    form: 'get-projects-info',
    developerId: read.value['developer-id'] ?? null,
    developerName: null,
    projects: projects.filter((one) => typeof one !== 'string'),
    unreadProjects: projects.filter((one) => typeof one === 'string'),
  })
}
