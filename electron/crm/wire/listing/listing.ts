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
}
