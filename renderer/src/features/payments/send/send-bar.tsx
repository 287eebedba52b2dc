import { Button, Progress } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { Job } from '#core/contract/jobs'
import type { StatementId, WorkspaceId } from '#core/ids'
import { jobFraction } from '#core/jobs/job-fraction'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useNewestJob } from '../../../bridge/use-newest-job.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { ReportMenu } from '../ledger/report-menu.tsx'
import { exactMoney } from '../payment-words.ts'
import { ReviewDialog } from './review-dialog.tsx'
import classes from './send.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly statementId: StatementId | null
  /** What the payments of the list add up to. */
  readonly listed: readonly ListedTotal[]
}

type ListedTotal = OutputOf<'payments.listPayments'>['totals'][number]

/** What became of the money, and the way to send what is confirmed. */
export const SendBar = ({ workspaceId, statementId, listed }: Props) => {
  const { t } = useTranslation()
  const [isReviewing, setReviewing] = useState(false)
  const totals = useQuery(query('payments.readTotals', { workspaceId })).data
  const job = useNewestJob('sendPayments', workspaceId)
  const running = job?.outcome === null ? job : null
  const confirmed = totals?.confirmed ?? 0
  return (
    <section className={classes['bar']} aria-label={t('payments.send.bar')}>
      <div className={classes['totals']}>
        {listed.map((total) => (
          <CurrencyTotal key={total.currency} total={total} />
        ))}
      </div>
      {running && <Running job={running} />}
      <ReportMenu
        workspaceId={workspaceId}
        statementId={statementId}
        isOffered={totals !== undefined && totals.totals.length > 0}
      />
      <Button
        size="xs"
        disabled={confirmed === 0 || running !== null}
        onClick={() => setReviewing(true)}
      >
        {t('payments.send.send', { count: confirmed })}
      </Button>
      {isReviewing && (
        <ReviewDialog workspaceId={workspaceId} onClose={() => setReviewing(false)} />
      )}
    </section>
  )
}

const CurrencyTotal = ({ total }: { readonly total: ListedTotal }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { currency, listedMinor, bookedMinor, notBookedMinor, maybeMinor, alikeMinor } = total
  const parts = [
    ['booked', bookedMinor],
    ['notBooked', notBookedMinor],
    ['maybe', maybeMinor],
    ['alike', alikeMinor],
  ] as const
  return (
    <span className={classes['total']}>
      <span>
        {t('payments.totals.listed', { amount: exactMoney(formats, listedMinor, currency) })}
      </span>
      {parts.map(([name, minor]) =>
        minor === 0 ? null : (
          <span key={name} data-open={name === 'maybe'}>
            {t(`payments.totals.${name}`, { amount: exactMoney(formats, minor, currency) })}
          </span>
        ),
      )}
    </span>
  )
}

const Running = ({ job }: { readonly job: Job }) => {
  const { t } = useTranslation()
  const cancel = useMutation(mutation('jobs.cancelJob'))
  const words = t('payments.send.running', { done: job.done, total: job.total ?? 0 })
  return (
    <span className={classes['progress']}>
      <span role="status">{words}</span>
      <Progress w={110} value={(jobFraction(job) ?? 0) * 100} aria-label={words} />
      <Button size="compact-xs" variant="default" onClick={() => cancel.mutate({ jobId: job.id })}>
        {t('payments.send.stop')}
      </Button>
    </span>
  )
}
