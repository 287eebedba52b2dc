import { json } from '../answer.ts'
import type { Endpoint } from '../endpoint.ts'

/** spec: Resources, Project, the JSON form; the shape of a screen is not shown there. */
export const getProjectsInfo: Endpoint = {
  name: 'get-projects-info',
  areas: ['prices', 'media', 'leads'],
  parameters: {},
  answer: ({ developer }) =>
    json({
      'developer-id': developer.id,
      projects: developer.projects.map((project) => ({
        'project-id': project.id,
        'project-name': project.name,
        screens: project.screens.map((id) => ({ id, name: `Screen ${id}` })),
      })),
    }),
}
