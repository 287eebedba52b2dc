import type { TFunction } from 'i18next'
import type { FailureKind, FailureOf } from '#core/contract/failure'
import type { Formats } from '#core/format/formats'
import type { FailureText } from '../bridge/failure-words.ts'

export interface Speech {
  readonly t: TFunction
  readonly formats: Formats
}

/** Words for every kind of failure: one left out does not compile. */
export type FailureTable = {
  readonly [K in FailureKind]: (failure: FailureOf<K>, speech: Speech) => FailureText
}
