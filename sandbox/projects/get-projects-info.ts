import type { Endpoint } from '../endpoint.ts'
import { json } from '../http/answer.ts'
import { listedProjects } from './listed-projects.ts'
import { screensOf, writeScreens } from './screens-of.ts'
import { writtenDeveloper } from './written-developer.ts'

/** spec: Resources, Project, the JSON form; the shape of a screen is not shown there. */
export const getProjectsInfo: Endpoint = {
  name: 'get-projects-info',
  areas: ['prices', 'media', 'leads'],
  parameters: {},
  isServed: ({ projectListing }) => projectListing !== 'xml',
  statusOfAbsence: ({ otherListingStatus }) => otherListingStatus,
  answer: ({ db, account, switches }) => {
    const listing = {
      'developer-id': writtenDeveloper(db, switches).id,
      projects: listedProjects(db, account).map((project) => ({
        'project-id': project.id,
        'project-name': project.name,
        screens: writeScreens(screensOf(project, switches), switches.screensShape),
      })),
    }
    return { ...json(listing), body: withPlainDeveloper(JSON.stringify(listing)) }
  },
}

/** An integer is written as one, however many digits it has. */
const withPlainDeveloper = (listing: string): string =>
  listing.replace(/"developer-id":"(\d+)"/, '"developer-id":$1')
