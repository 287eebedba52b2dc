import type { ListingForm } from '#core/api/listing-form'
import type { DeveloperId } from '#core/ids'

export interface ListedProject {
  readonly id: number
  readonly name: string
  readonly city: string | null
  readonly freeUnits: number | null
  readonly screenIds: readonly number[]
}

/** What either form of the project listing tells. */
export interface Listing {
  readonly form: ListingForm
  /** Null where the server names none. */
  readonly developerId: DeveloperId | null
  readonly developerName: string | null
  readonly projects: readonly ListedProject[]
  /** By name and ID: left out, because their IDs cannot be read. */
  readonly unreadProjects: readonly string[]
}

/** What a person calls a project, with what its server has written in the place of its ID. */
export const nameOfUnread = (name: string | undefined, id: string | undefined): string => {
  const written = [name?.trim() ?? '', id?.trim() ? `(${id.trim()})` : '']
  return written.join(' ').trim() || '?'
}
