import type { SandboxAccount } from '../accounts/accounts.ts'
import type { Answer } from '../http/answer.ts'
import type { CallParameters } from '../http/call-parameters.ts'
import type { ParameterRule } from '../http/parameters.ts'
import type { Db } from '../state/db.ts'
import type { Field } from './field.ts'

export interface ExportCall {
  readonly db: Db
  readonly account: SandboxAccount
  readonly parameters: CallParameters
  /** UTC milliseconds. */
  readonly now: number
}

export interface ExportDefinition<Entry> {
  /** The part of the endpoint's name after `list-excel-`. */
  readonly name: string
  /** One field for each column, in their order. */
  readonly fields: readonly Field<Entry>[]
  /** All entries; the scope of the account and the filters are applied to them. */
  readonly list: (call: ExportCall) => readonly Entry[]
  /** Null where the entry belongs to no project: every account sees it. */
  readonly projectOf: (entry: Entry) => number | null
  /** Left out where the entries have no creation date; the filter is unexpected then. */
  readonly createdAtOf?: (entry: Entry) => number
  /** Left out where the entries have no status; the filter is unexpected then. */
  readonly statusOf?: (entry: Entry) => number | null
  /** Parameters of this export alone. */
  readonly parameters?: Readonly<Record<string, ParameterRule>>
  /** The first fault of these parameters, or null. */
  readonly findFault?: (call: ExportCall) => Answer | null
  /** The specification does not name it (field-notes 1). */
  readonly isBeyondSpecification?: boolean
  /** spec: Versioning 4. */
  readonly isDeprecated?: boolean
  /** Whether a short range of dates is a narrow filter; left out, it is. */
  readonly isNarrowByRange?: boolean
}
