import { z } from 'zod'
import { type TeamArea, teamAreas } from '#core/team/team-area'
import { done, type TeamResult } from '../team-result.ts'
import type { TeamDesk } from './open-desk.ts'

const areas = z.array(z.enum(teamAreas))
const ownSchema = z.object({ areas })
const personSchema = z.object({ role: z.string(), name: z.string(), areas })
const anything = z.unknown()

type AskingDesk = Pick<TeamDesk, 'ask'>

/** What the person at a desk works with; null while the team cannot be asked. */
export const readOwnAreas = async ({ ask }: AskingDesk): Promise<readonly TeamArea[] | null> => {
  const read = await ask(ownSchema, 'read_areas')
  return read.ok ? (read.value[0]?.areas ?? null) : null
}

type PersonOfTeam = z.infer<typeof personSchema>

/** Everybody who has come to the team. */
export const listPeopleOfTeam = ({
  ask,
}: AskingDesk): Promise<TeamResult<readonly PersonOfTeam[]>> => ask(personSchema, 'list_people')

export const changeAreasOf = async (
  { ask }: AskingDesk,
  { role, areas: wanted }: Pick<PersonOfTeam, 'role'> & { readonly areas: readonly TeamArea[] },
): Promise<TeamResult<null>> => {
  // The words of areas need no quotes in an array of PostgreSQL.
  const changed = await ask(anything, 'change_areas', [role, `{${wanted.join(',')}}`])
  return changed.ok ? done(null) : changed
}
