import { useTranslation } from 'react-i18next'
import { monthsText } from '../pace/pace-words.ts'
import type { RaisePace } from './use-raise-pace.ts'
import classes from './what-if.module.css'

interface Props {
  /** Null where no sales are known. */
  readonly told: RaisePace | null
}

/** How long these units last as things go, and from where that is told; or why no range is. */
export const PaceNow = ({ told }: Props) => {
  const { t } = useTranslation()
  const [months] = told?.pace.months ?? []
  if (told === null || months === undefined) {
    return <p className={classes['dimmed']}>{t('whatIf.pace.none')}</p>
  }
  const source = t(`pace.source.${told.source.kind}`)
  const range = monthsText(months, t) ?? ''
  const sentence = () => {
    if (months.kind === 'none') return t(`pace.noRange.${months.why}`)
    if (months.kind === 'reached') return t('whatIf.pace.reached')
    return told.pace.isOfProject
      ? t('whatIf.pace.project', { range, source })
      : t('whatIf.pace.own', { range, source })
  }
  return <p className={classes['dimmed']}>{sentence()}</p>
}
