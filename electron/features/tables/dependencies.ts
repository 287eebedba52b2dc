import type { Result } from '#core/contract/failure'
import type { FileToken } from '#core/ids'
import type { Tables } from '../../workers/ask-tables.ts'

export interface TablesDependencies {
  readonly tables: Tables
  readonly grantedPath: (file: FileToken) => Result<string>
  /** Null when the person decided otherwise. */
  readonly pickSaveFile: (suggestedName: string) => Promise<string | null>
  /** Null where the window is gone. */
  readonly printPdf: () => Promise<Uint8Array | null>
  readonly files: {
    readonly read: (path: string) => Promise<Result<Uint8Array>>
    /** The old file stays whole until the new one is. */
    readonly write: (path: string, bytes: Uint8Array) => Promise<Result<null>>
    readonly nameOf: (path: string) => string
  }
  /** The decimal mark of the language in which this person reads numbers. */
  readonly decimalMark: () => '.' | ','
}
