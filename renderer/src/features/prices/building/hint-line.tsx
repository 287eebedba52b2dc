import { useTranslation } from 'react-i18next'
import type { Unit } from '#core/prices/pricelist/unit'
import { type HintSpeech, hintWords } from './hint-words.ts'
import classes from './plan.module.css'

interface Props {
  readonly unit: Unit | null
  readonly passes: boolean
  readonly speech: HintSpeech
}

/** There is one line of hints on the screen; the cell of its unit refers to it. */
export const hintId = 'building-hint'

/** What is known of the unit under the pointer or the keyboard, with the reason of its colour. */
export const HintLine = ({ unit, passes, speech }: Props) => {
  const { t } = useTranslation()
  if (!unit) {
    return (
      <p id={hintId} className={classes['hint']}>
        {t('building.hint')}
      </p>
    )
  }
  const words = [...(passes ? [] : [t('building.leftOut')]), ...hintWords(unit, speech)].join(' · ')
  return (
    <p id={hintId} className={classes['hint']} title={words}>
      <b>{unit.number}</b> {words}
    </p>
  )
}
