import type { SentRow } from '../sent/sent-row.ts'

const parts = ['name', 'customerId', 'project', 'campaign'] as const
export type RecordPart = (typeof parts)[number]

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ')

/** Which parts of the site's record and the CRM's differ; a part that only one of them has is no difference. */
export const differingParts = ({
  lead,
  arrived,
}: Pick<SentRow, 'lead' | 'arrived'>): ReadonlySet<RecordPart> => {
  if (arrived === null) return new Set()
  const projects = arrived.projects.map(plain)
  // A site may name a project by its number, which cannot be compared: the list has names alone.
  const isNumber = /^\d+$/.test(lead.project.trim())
  const differs: Readonly<Record<RecordPart, boolean>> = {
    name: lead.name.trim() !== '' && arrived.name.trim() !== lead.name.trim(),
    customerId: lead.customerId !== null && lead.customerId !== arrived.customerId,
    project:
      plain(lead.project) !== '' &&
      !isNumber &&
      projects.length > 0 &&
      !projects.includes(plain(lead.project)),
    campaign:
      plain(lead.campaign) !== '' &&
      plain(arrived.campaign) !== '' &&
      plain(lead.campaign) !== plain(arrived.campaign),
  }
  return new Set(parts.filter((part) => differs[part]))
}
