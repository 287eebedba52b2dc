import type { FailureKind, FailureOf } from '#core/contract/failure'
import type { Speech } from '../i18n/speech.ts'
import type { FailureText } from '../ui/notices/failure-words.ts'

/** Words for every kind of failure: one left out does not compile. */
export type FailureTable = {
  readonly [K in FailureKind]: (failure: FailureOf<K>, speech: Speech) => FailureText
}
