import type { AccountId, ProjectId, WorkspaceId } from '#core/ids'
import { writeListedProjects } from '../../accounts/accounts.ts'
import type { WritableDb } from '../../file/handle.ts'
import { addProjects, replaceProjects, type StoredProject } from './projects.ts'

export interface ListedTo {
  readonly id: AccountId
  readonly listedProjects: ProjectId[]
}

export interface NewListing {
  readonly workspaceId: WorkspaceId
  readonly projects: readonly StoredProject[]
  readonly fetchedAt: number
  /** Which account was listed which of the projects. */
  readonly listedTo: readonly ListedTo[]
}

const save =
  (write: (db: WritableDb, listing: NewListing) => void) =>
  (db: WritableDb, listing: NewListing): void =>
    db.transaction(() => {
      write(db, listing)
      for (const listed of listing.listedTo) writeListedProjects(db, listed)
    })()

/** Replaces the whole list of a workspace by what its accounts were listed. */
export const replaceListing = save(replaceProjects)

/** Adds what one more account was listed. */
export const addListing = save(addProjects)
