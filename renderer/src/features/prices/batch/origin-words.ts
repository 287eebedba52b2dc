import type { TFunction } from 'i18next'
import type { Formats } from '#core/format/formats'
import type { Batch } from '#core/prices/batch/batch'
import { stepWords } from '../draft/step-words.ts'

interface Speech {
  readonly t: TFunction
  readonly formats: Pick<Formats, 'integer'>
}

/** How the prices of a batch came, each way with how many; empty where nobody knows. */
export const originWords = ({ origins }: Pick<Batch, 'origins'>, { t, formats }: Speech): string =>
  origins.map(({ label, units }) => `${stepWords(label, t)} (${formats.integer(units)})`).join(', ')
