import type { SendingKind } from './sending-kind.ts'

/** What a person of a team works with; `admin` says what the others work with. */
export const teamAreas = ['prices', 'media', 'leads', 'reports', 'accounting', 'admin'] as const
export type TeamArea = (typeof teamAreas)[number]

/** What a person works with who was invited without a word about it. */
export const usualAreas: readonly TeamArea[] = teamAreas.filter((area) => area !== 'admin')

/** What somebody has to work with who sends a thing; the database of a team asks for the same. */
export const areaOfSending: Readonly<Record<SendingKind, TeamArea>> = {
  payment: 'accounting',
  lead: 'leads',
  typedLead: 'leads',
  picture: 'media',
  prices: 'prices',
}

const isArea = (word: string): word is TeamArea => teamAreas.some((area) => area === word)

/** Areas as a person types them, with commas between; null where one is none, or there are none. */
export const readAreas = (text: string): readonly TeamArea[] | null => {
  const words = text.split(',').map((word) => word.trim())
  return words.every(isArea) ? [...new Set(words)] : null
}
