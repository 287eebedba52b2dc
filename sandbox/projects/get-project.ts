import type { Endpoint } from '../endpoint.ts'
import { type Answer, answers, plainText, xml } from '../http/answer.ts'
import { readProject } from '../state/projects.ts'
import { exportXml } from './export-xml.ts'
import { projectXml } from './project-xml.ts'
import { screensOf } from './screens-of.ts'
import { type WrittenDeveloper, writtenDeveloper } from './written-developer.ts'

/** Field-notes 1 and 2: eight clients agree on the three parameters; `includehidden` counts by presence. */
export const getProject: Endpoint = {
  name: 'get-project',
  areas: ['prices', 'media'],
  parameters: {
    screenid: 'requiredInteger',
    developerid: 'optionalText',
    projectid: 'requiredInteger',
    includehidden: 'flag',
  },
  answer: ({ db, account, parameters, now, switches }): Answer => {
    const developer = writtenDeveloper(db, switches)
    const fault = findDeveloperFault(parameters.text('developerid'), developer)
    if (fault !== null) return fault
    const project = readProject(db, parameters.integer('projectid'))
    if (project === null || project.hidden) return answers.malformed('projectid')
    if (!account.projects.includes(project.id)) return answers.unauthorized
    const screenId = parameters.integer('screenid')
    if (!screensOf(project, switches).includes(screenId)) {
      return plainText(400, 'Invalid screen ID.')
    }
    const includeHidden = parameters.has('includehidden')
    const pieces = projectXml({
      db,
      project,
      screenId,
      includeHidden,
      switches,
    })
    return xml(exportXml({ developer, at: now, projects: [pieces] }))
  },
}

/** Who is not told the developer is not asked for it. */
const findDeveloperFault = (sent: string, { id }: WrittenDeveloper): Answer | null => {
  if (id === undefined) return sent === '' ? null : answers.unexpected('developerid')
  if (sent === '') return answers.missing('developerid')
  return sent === id ? null : answers.malformed('developerid')
}
