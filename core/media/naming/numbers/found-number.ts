import type { FileContext, PartWithPlaces } from '../file-context.ts'
import type { NumberSpan } from './number-span.ts'
import type { MediaTargets, UnitHit } from './prepare-targets.ts'

/** A part of a file's path with what the numbers in it may mean. */
export interface PartContext {
  readonly part: PartWithPlaces
  readonly targets: MediaTargets
  readonly context: FileContext
}

/** A number of units in a part of a file's path, with all that may speak against it. */
export interface FoundNumber extends PartContext {
  readonly span: NumberSpan
  /** The hits that are left. */
  readonly hits: readonly UnitHit[]
}
