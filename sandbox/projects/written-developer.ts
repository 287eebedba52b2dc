import type { Db } from '../state/db.ts'
import { readDeveloper } from '../state/projects.ts'
import type { Switches } from '../switches.ts'

/** The developer as the server's answers write it. */
export interface WrittenDeveloper {
  /** Undefined where answers leave the ID out. */
  readonly id: string | undefined
  readonly name: string
}

/** spec: Resources, Project: a tenant identifier, an integer; nobody shows of how many digits. */
export const writtenDeveloper = (
  db: Db,
  { developerId }: Pick<Switches, 'developerId'>,
): WrittenDeveloper => {
  const { id, name } = readDeveloper(db)
  const written: Readonly<Record<Switches['developerId'], string | undefined>> = {
    number: String(id),
    long: `${id}00719925474099312`,
    word: `developer-${id}`,
    untold: undefined,
  }
  return { id: written[developerId], name }
}
