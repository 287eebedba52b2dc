import type { TFunction } from 'i18next'
import type { Formats } from '#core/format/formats'

/** What a sentence is made with: words and formats of the person's language. */
export interface Speech {
  readonly t: TFunction
  readonly formats: Formats
}
