import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { monthsText } from '../pace/pace-words.ts'
import type { RaisePace } from './use-raise-pace.ts'
import classes from './what-if.module.css'

interface Props {
  readonly paced: RaisePace
  readonly onShowSales: () => void
}

/** How long these units last as things go, and from where that is told; or why no range is. */
export const PaceNow = ({ paced, onShowSales }: Props) => {
  const { t } = useTranslation()
  switch (paced.kind) {
    case 'reading':
      return null
    case 'none':
      return <p className={classes['dimmed']}>{t('whatIf.pace.none')}</p>
    case 'drawing':
      return <p className={classes['dimmed']}>{t('whatIf.pace.drawing')}</p>
    case 'failed':
      return (
        <p className={classes['dimmed']}>
          {t('pace.unanswered')}{' '}
          <Button size="compact-xs" variant="subtle" onClick={paced.askAgain}>
            {t('premiums.askAgain')}
          </Button>
        </p>
      )
    case 'told':
      return <Told told={paced} onShowSales={onShowSales} />
  }
}

interface ToldProps extends Pick<Props, 'onShowSales'> {
  readonly told: Extract<RaisePace, { kind: 'told' }>
}

const Told = ({ told: { pace, sales, source }, onShowSales }: ToldProps) => {
  const { t } = useTranslation()
  const [months] = pace.months
  if (months === undefined) return null
  const sentence = () => {
    if (months.kind === 'none') return t(`pace.noRange.${months.why}`)
    if (months.kind === 'reached') return t('whatIf.pace.reached')
    return t(pace.isOfProject ? 'whatIf.pace.project' : 'whatIf.pace.own', {
      range: monthsText(months, t) ?? '',
      source: t(`pace.source.${source.kind}`),
    })
  }
  return (
    <p className={classes['dimmed']}>
      {sentence()}{' '}
      {sales.length > 0 && (
        <button type="button" className={classes['link']} onClick={onShowSales}>
          {t('whatIf.pace.sales', { count: sales.length })}
        </button>
      )}
    </p>
  )
}
