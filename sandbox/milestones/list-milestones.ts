import type { Endpoint } from '../endpoint.ts'
import { xml } from '../http/answer.ts'
import { closeTag, declaration, emptyTag, openTag } from '../http/xml.ts'
import { listedProjects } from '../projects/listed-projects.ts'
import { listMilestones } from '../state/milestones.ts'

/** spec: Versioning 5 names the attributes that are gone and `date-fixed`; the rest of the shape is our own. */
export const listMilestonesEndpoint: Endpoint = {
  name: 'list-milestones',
  areas: ['prices', 'payments', 'exports'],
  parameters: {},
  answer: ({ db, account }) =>
    xml(
      [
        declaration,
        openTag('milestones'),
        ...listedProjects(db, account).flatMap(({ id, name }) => [
          openTag('project', { id, name }),
          ...listMilestones(db, id).map((milestone) =>
            emptyTag('milestone', {
              id: milestone.id,
              name: milestone.name,
              'date-fixed': milestone.fixedOn,
            }),
          ),
          closeTag('project'),
        ]),
        closeTag('milestones'),
      ].join(''),
    ),
}
