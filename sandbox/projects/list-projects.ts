import type { Endpoint } from '../endpoint.ts'
import { xml } from '../http/answer.ts'
import { closeTag, declaration, emptyTag, openTag } from '../http/xml.ts'
import { countFreeUnits } from '../state/units.ts'
import { listedProjects } from './listed-projects.ts'
import { locales } from './locales.ts'
import { writtenDeveloper } from './written-developer.ts'

/** spec: Resources, Project, the listing in the XML form. */
export const listProjects: Endpoint = {
  name: 'list-projects',
  areas: ['prices', 'media', 'leads'],
  parameters: {},
  isServed: ({ projectListing }) => projectListing !== 'json',
  statusOfAbsence: ({ otherListingStatus }) => otherListingStatus,
  answer: ({ db, account, switches }) => {
    const developer = writtenDeveloper(db, switches)
    return xml(
      [
        declaration,
        openTag('export', { 'developer-id': developer.id, 'developer-name': developer.name }),
        ...listedProjects(db, account).flatMap((project) => [
          openTag('project', {
            id: project.id,
            name: project.name,
            city: project.city,
            'available-flat-count': countFreeUnits(db, project.id),
          }),
          ...Object.entries(project.descriptions).map(([locale, text]) =>
            emptyTag('description', { locale, text }),
          ),
          ...locales.map((locale) => emptyTag('locale', locale)),
          closeTag('project'),
        ]),
        closeTag('export'),
      ].join(''),
    )
  },
}
