import { type Answer, json, xml } from '../http/answer.ts'
import { closeTag, declaration, emptyTag, openTag } from '../http/xml.ts'
import type { ListedLead } from './listed-lead.ts'

/** The fields of the list item, since nobody shows those of the shorter description. */
export const leadDetails = (
  lead: ListedLead,
  { status, asJson }: { status: number; asJson: boolean },
): Answer => (asJson ? json(lead, status) : { ...xml(toXml(lead)), status })

const toXml = ({ projects, ...lead }: ListedLead): string =>
  [
    declaration,
    openTag(
      'lead',
      Object.fromEntries(
        Object.entries(lead).map(([name, value]) => [name.replaceAll('_', '-'), String(value)]),
      ),
    ),
    ...projects.map((name) => emptyTag('project', { name })),
    closeTag('lead'),
  ].join('')
