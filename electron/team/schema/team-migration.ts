/** One step of the schema, forward alone. It runs as the owner, in the schema of the team. */
export interface TeamMigration {
  readonly version: number
  /** The oldest version whose desks work with the schema after this step. */
  readonly oldestDesk: number
  /** `TEAM` stands for the schema. */
  readonly sql: string
}
