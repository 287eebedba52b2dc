import { z } from 'zod'
import { type TeamArea, teamAreas } from '#core/team/team-area'
import type { TeamDesk } from './open-desk.ts'

const ownSchema = z.object({ areas: z.array(z.enum(teamAreas)) })

/** What the person at a desk works with; null while the team cannot be asked. */
export const readOwnAreas = async ({
  ask,
}: Pick<TeamDesk, 'ask'>): Promise<readonly TeamArea[] | null> => {
  const read = await ask(ownSchema, 'read_areas')
  return read.ok ? (read.value[0]?.areas ?? null) : null
}
