import { xml } from '../answer.ts'
import { countFree } from '../data/developer.ts'
import type { Endpoint } from '../endpoint.ts'
import { closeTag, declaration, emptyTag, openTag } from '../xml.ts'

const locales = [
  { iso: 'cs_CZ', name: 'Čeština' },
  { iso: 'en_US', name: 'English' },
]

/** spec: Resources, Project, the listing in the XML form. */
export const listProjects: Endpoint = {
  name: 'list-projects',
  areas: ['prices', 'media', 'leads'],
  parameters: {},
  answer: ({ developer }) =>
    xml(
      [
        declaration,
        openTag('export', { 'developer-id': developer.id, 'developer-name': developer.name }),
        ...developer.projects.flatMap((project) => [
          openTag('project', {
            id: project.id,
            name: project.name,
            city: project.city,
            'available-flat-count': countFree(project),
          }),
          ...Object.entries(project.descriptions).map(([locale, text]) =>
            emptyTag('description', { locale, text }),
          ),
          ...locales.map((locale) => emptyTag('locale', locale)),
          closeTag('project'),
        ]),
        closeTag('export'),
      ].join(''),
    ),
}
