import type { TFunction } from 'i18next'
import type { StepLabel } from '#core/prices/draft/draft-price'

/** What a step was, with what a person would recognise it by. */
export const stepWords = ({ kind, detail }: StepLabel, t: TFunction): string => {
  const name = t(`draft.step.${kind}`)
  return detail === null ? name : t('draft.stepOf', { name, detail })
}
