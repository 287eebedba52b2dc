import type { FailureKind, FailureOf } from '#core/contract/failure'
import type { FailureText } from '../bridge/failure-words.ts'
import type { Speech } from '../i18n/speech.ts'

/** Words for every kind of failure: one left out does not compile. */
export type FailureTable = {
  readonly [K in FailureKind]: (failure: FailureOf<K>, speech: Speech) => FailureText
}
