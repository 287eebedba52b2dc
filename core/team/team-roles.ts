/** A team is a schema of its name: letters and digits alone, so that no role of one is a role of another. */
export const teamNamePattern = /^[a-z][a-z0-9]{0,19}$/

export const usualTeamName = 'unitdesk'

/** Owns the schema with all that is in it, and can log in nowhere. */
export const ownerRole = (team: string): string => `${team}_owner`

/** May call the functions of the schema; each person's role is one of its members. */
export const memberRole = (team: string): string => `${team}_member`

/** Marks that stand above and below letters. */
const diacritics = /\p{M}/gu

/** Of the name of a person, in characters. */
export const longestPersonName = 100

const longestPart = 30

/** The role of a person, made of their name; null of a name in which no Latin letter or digit is left. */
export const personRole = (team: string, name: string): string | null => {
  const part = name
    .normalize('NFKD')
    .replace(diacritics, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, longestPart)
    .replace(/^_+|_+$/g, '')
  return part === '' ? null : `${team}_person_${part}`
}
