/** What the process of one test file is asked to do. Mutants are numbers, tests are named as Vitest names them. */
export type Plan = { readonly log: string; readonly count: number } & (
  | { readonly kind: 'look' }
  | { readonly kind: 'plant'; readonly tries: readonly Tries[] }
  | { readonly kind: 'whole'; readonly mutant: number; readonly limitMs: number }
)

/** The tests of a file stand in the order in which they are run. */
export interface Tries {
  readonly test: string
  readonly usualMs: number
  readonly mutants: readonly number[]
}

/** What that process has seen, line by line, so that it may die at any time. */
export type Seen =
  /** A test without any mutant. */
  | {
      readonly kind: 'test'
      readonly file: string
      readonly test: string
      readonly ms: number
      readonly passes: boolean
      readonly reached: readonly number[]
    }
  /** What is reached before the first test and between them, and how long the imports take. */
  | {
      readonly kind: 'outside'
      readonly file: string
      readonly reached: readonly number[]
      readonly importMs: number
    }
  | ({ readonly kind: 'try'; readonly test: string } & Suspect)
  | {
      readonly kind: 'tried'
      readonly test: string
      readonly mutant: number
      readonly isNoticed: boolean
    }
  /** The test runs again without any mutant, after one that it may have noticed. */
  | { readonly kind: 'control'; readonly test: string; readonly suspect: Suspect | null }

export interface Suspect {
  readonly mutant: number
  /** Nothing but this mutant can have been in the way. */
  readonly isAlone: boolean
}
