import type { NewLead } from './archive/lead.ts'

/** The CRM has no test leads of its own: people find and remove them by this tag. */
const testTag = 'test'

export const isTestLead = ({ tags }: Pick<NewLead, 'tags'>): boolean => tags.includes(testTag)

export const markTestLead = (lead: NewLead, isTest: boolean): NewLead => {
  const others = lead.tags.filter((tag) => tag !== testTag)
  return { ...lead, tags: isTest ? [...others, testTag] : others }
}
