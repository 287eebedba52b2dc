import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadsDashboard } from '#core/leads/dashboard/leads-dashboard'
import { useFormats } from '../../../i18n/formats-context.ts'
import { BucketPanel } from './bucket-panel.tsx'
import { bucketWords } from './bucket-words.ts'
import classes from './overview.module.css'
import { SentPanel } from './sent-panel.tsx'
import { SharePanel } from './share-panel.tsx'

/** What was sent and what arrived over the days, leads over the hours, and of what they speak. */
export const LeadCharts = ({ dashboard }: { readonly dashboard: LeadsDashboard }) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const { day, hour } = useMemo(() => bucketWords(locale), [locale])
  const { perDay, sentPerDay, perHour, projects, campaigns, productInterests } = dashboard
  return (
    <>
      <div className={classes['times']} data-alone={perHour === null}>
        {sentPerDay === null ? (
          <BucketPanel title={t('leads.chart.perDay')} buckets={perDay} {...day} />
        ) : (
          <SentPanel
            days={perDay.flatMap((bucket, at) => {
              const sent = sentPerDay[at]
              return sent === undefined ? [] : [{ bucket, ...sent }]
            })}
            {...day}
          />
        )}
        {perHour && <BucketPanel title={t('leads.chart.perHour')} buckets={perHour} {...hour} />}
      </div>
      <div className={classes['shares']}>
        <SharePanel
          title={t('leads.chart.projects')}
          shares={projects}
          unknown={t('leads.chart.noProject')}
        />
        <SharePanel
          title={t('leads.chart.campaigns')}
          shares={campaigns}
          unknown={t('leads.chart.noCampaign')}
        />
        <SharePanel
          title={t('leads.chart.interests')}
          shares={productInterests}
          unknown={t('leads.chart.noInterest')}
        />
      </div>
    </>
  )
}
