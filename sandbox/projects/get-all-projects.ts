import type { Endpoint } from '../endpoint.ts'
import { plainText, xml } from '../http/answer.ts'
import { exportXml } from './export-xml.ts'
import { listedProjects } from './listed-projects.ts'
import { projectXml } from './project-xml.ts'
import { screensOf } from './screens-of.ts'
import { writtenDeveloper } from './written-developer.ts'

/** Field-notes 1: named by clients, not by the specification; every project of the account in full. */
export const getAllProjects: Endpoint = {
  name: 'get-all-projects',
  areas: ['prices', 'media'],
  parameters: { screenid: 'requiredInteger' },
  isServed: ({ beyondSpecification }) => beyondSpecification,
  answer: ({ db, account, parameters, now, switches }) => {
    const screenId = parameters.integer('screenid')
    const listed = listedProjects(db, account)
    const shown = listed.filter((project) => screensOf(project, switches).includes(screenId))
    if (shown.length === 0 && listed.length > 0) return plainText(400, 'Invalid screen ID.')
    // All projects are read before the first is written, so that the answer shows one moment.
    const projects = shown.map((project) =>
      projectXml({
        db,
        project,
        screenId,
        includeHidden: false,
        switches,
      }),
    )
    return xml(exportXml({ developer: writtenDeveloper(db, switches), at: now, projects }))
  },
}
