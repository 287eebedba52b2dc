/**
 * One step of the schema. Versions after the first go up in tens, so that a repair fits between; a shipped one is never
 * edited.
 */
export interface Migration {
  readonly version: number
  readonly name: string
  readonly sql: string
}
