import type { SeedName } from './projects/seeds.ts'

/** What the CRM is filled with, and as of when. */
export interface Seed {
  readonly name: SeedName
  readonly number: number
  /** The moment that everything in it happened before. */
  readonly now: number
  readonly newPassword: (login: string) => string
}
