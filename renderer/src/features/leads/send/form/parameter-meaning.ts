import type { LeadChoices } from './lead-form.ts'

type NamedChoices = Pick<LeadChoices, 'projects' | 'consentTypes' | 'attributes'>

/** What the numbers of a parameter are called here; null where it has none. */
export const parameterMeaning = (
  name: string,
  value: string,
  known: NamedChoices,
): string | null => {
  const named = namesOf(name, known)
  if (named === null || value === '') return null
  const words = value.split(',').flatMap((id) => named.get(id.trim()) ?? [])
  return words.length === 0 ? null : words.join(', ')
}

const namesOf = (name: string, { projects, consentTypes, attributes }: NamedChoices) => {
  if (name === 'project' || name === 'preferenceproject') {
    return new Map(projects.map((project) => [String(project.id), project.name]))
  }
  if (name === 'consents' || name === 'updateconsents') {
    return new Map((consentTypes ?? []).map((type) => [String(type.id), type.name]))
  }
  const options = attributes.find(({ key }) => key === name)?.options ?? []
  return options.length === 0
    ? null
    : new Map(options.map((option) => [String(option.value), option.label]))
}
