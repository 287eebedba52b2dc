/** Where the specification is silent or contradicts itself; the reasons are in README.md. */
export interface Switches {
  /** Which project listing is served; the specification names both forms. */
  readonly projectListing: 'both' | 'xml' | 'json'
  /** `create-lead` also takes `project-id`, `first-name`, `last-name` and answers 201 for a new lead. */
  readonly shortCreateLead: boolean
  /** The specification says only that it is of the class of calls that business logic has judged. */
  readonly updateUnitsFailureStatus: number
  /** Endpoints that public clients use and the specification does not name. */
  readonly beyondSpecification: boolean
  /** One project, a month or a long search text spares an export its cooldown. */
  readonly narrowFiltersWaiveCooldown: boolean
  /** How many failed logins in a row ban an account. */
  readonly banThreshold: number
  readonly maxUploadBytes: number
}

export const defaultSwitches: Switches = {
  projectListing: 'both',
  shortCreateLead: false,
  updateUnitsFailureStatus: 200,
  beyondSpecification: true,
  narrowFiltersWaiveCooldown: false,
  banThreshold: 5,
  maxUploadBytes: 50 * 1024 * 1024,
}
