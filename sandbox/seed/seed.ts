import type { SeedName } from './projects/seeds.ts'

/** Names the content of a new CRM, and its moment. */
export interface Seed {
  readonly name: SeedName
  readonly number: number
  /** The moment that everything in it happened before. */
  readonly now: number
  readonly newPassword: (login: string) => string
}
