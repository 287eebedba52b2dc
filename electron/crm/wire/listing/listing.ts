export interface ListedProject {
  readonly id: number
  readonly name: string
  readonly city: string | null
  readonly freeUnits: number | null
  readonly screenIds: readonly number[]
}

/** What either form of the project listing tells. */
export interface Listing {
  readonly developerId: number
  readonly developerName: string | null
  readonly projects: readonly ListedProject[]
  /** By name and ID: left out, because their IDs cannot be read. */
  readonly unreadProjects: readonly string[]
}

/** What a person calls a project, with what its server has written in the place of its ID. */
export const nameOfUnread = (name: string | undefined, id: string | undefined): string =>
  `${name?.trim() ?? ''} (${id?.trim() ?? ''})`.trim()
