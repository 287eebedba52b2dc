import { z } from 'zod'
import type { TeamArea } from '#core/team/team-area'
import type { TeamDesk } from '../../team/desk/open-desk.ts'
import { readOwnAreas } from '../../team/desk/people-of-team.ts'

const deskSchema = z.object({
  id: z.coerce.number(),
  name: z.string(),
  computer: z.string(),
  program: z.enum(['window', 'runner']),
  version: z.string(),
})

/** Who is here and what the person at this desk works with, as far as was heard last. */
export const followPeople = (desk: Pick<TeamDesk, 'ask'>, onChange: () => void) => {
  let desks: readonly z.infer<typeof deskSchema>[] = []
  let areas: readonly TeamArea[] = []
  const readAreas = async (): Promise<void> => {
    const read = await readOwnAreas(desk)
    if (read === null) return
    areas = read
    onChange()
  }
  const readDesks = async (): Promise<void> => {
    const listed = await desk.ask(deskSchema, 'list_desks')
    if (!listed.ok) return
    desks = listed.value
    onChange()
  }
  return {
    desks: () => desks,
    areas: () => areas,
    readDesks,
    come: async (): Promise<void> => {
      await Promise.all([readAreas(), readDesks()])
    },
  }
}
