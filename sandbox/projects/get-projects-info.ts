import type { Endpoint } from '../endpoint.ts'
import { json } from '../http/answer.ts'
import { readDeveloper } from '../state/projects.ts'
import { listedProjects } from './listed-projects.ts'
import { screensOf, writeScreens } from './screens-of.ts'

/** spec: Resources, Project, the JSON form; the shape of a screen is not shown there. */
export const getProjectsInfo: Endpoint = {
  name: 'get-projects-info',
  areas: ['prices', 'media', 'leads'],
  parameters: {},
  isServed: ({ projectListing }) => projectListing !== 'xml',
  statusOfAbsence: ({ otherListingStatus }) => otherListingStatus,
  answer: ({ db, account, switches }) =>
    json({
      'developer-id': readDeveloper(db).id,
      projects: listedProjects(db, account).map((project) => ({
        'project-id': project.id,
        'project-name': project.name,
        screens: writeScreens(screensOf(project, switches), switches.screensShape),
      })),
    }),
}
