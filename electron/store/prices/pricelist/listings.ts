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

/** The whole list of a workspace, as its accounts were told. */
export const replaceListing = save(replaceProjects)

/** What one more account was told. */
export const addListing = save(addProjects)
