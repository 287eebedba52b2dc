import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ProjectKey } from '#core/ids'
import { areDealsStale } from '#core/prices/deals/are-deals-stale'
import { minuteMs, type Timestamp } from '#core/time'
import { markClasses } from '../../../../ui/mark.ts'
import { useNow } from '../../../../ui/timing/use-now.ts'
import { useCheckDeals } from '../../rules/use-check-deals.ts'
import reviewClasses from '../review.module.css'
import classes from './findings.module.css'

interface Props {
  readonly of: ProjectKey
  /** When the newest export with deals was made; null where none was ever read. */
  readonly exportedAt: Timestamp | null
  readonly onChooseColumns: () => void
}

/** Offers to read the deals before prices are sent on what was known a day ago; nothing where they are fresh. */
export const CheckDeals = ({ of, exportedAt, onChooseColumns }: Props) => {
  const { t } = useTranslation()
  const now = useNow(minuteMs)
  const deals = useCheckDeals(of, exportedAt, onChooseColumns)
  if (!areDealsStale(exportedAt, now)) return null
  return (
    <section className={classes['deals']} aria-label={t('review.deals.title')}>
      <h3 className={reviewClasses['heading']}>{t('review.deals.title')}</h3>
      <span className={markClasses('clock', 'late')}>{deals.words}</span>
      <span className={classes['dealsWhy']}>{t('review.deals.why')}</span>
      <Button size="compact-xs" variant="default" disabled={!deals.canCheck} onClick={deals.check}>
        {t('review.deals.check')}
      </Button>
    </section>
  )
}
