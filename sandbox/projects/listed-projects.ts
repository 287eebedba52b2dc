import type { SandboxAccount } from '../accounts/accounts.ts'
import type { Db } from '../state/db.ts'
import { listProjects, type StoredProject } from '../state/projects.ts'

/** The projects that an account sees: those of its scope that are not hidden from the API. */
export const listedProjects = (db: Db, { projects }: SandboxAccount): StoredProject[] =>
  listProjects(db).filter(({ id, hidden }) => !hidden && projects.includes(id))
