import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { Measure } from '#core/exports/runs/measure-run'
import type { toTrend } from '#core/exports/table/trend'
import { fromJson, toJson } from '#core/json'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import shared from '../exports.module.css'
import { goWithin, type OpenedReport, shownRun } from '../opened-report.ts'
import { NothingToShow } from '../table/viewer-view.tsx'
import classes from './charts.module.css'
import { LaterChart } from './later-chart.tsx'
import { MeasureFields } from './measure-fields.tsx'
import { allRows, readMeasure } from './measure-form.ts'
import { useRunColumns } from './use-run-columns.ts'

type Trend = ReturnType<typeof toTrend>

const readTrend = ({ trend }: OutputOf<'exports.readTrend'>) => fromJson(trend)

/** Shows one number over all runs of a report. */
export const TrendView = ({ opened }: { readonly opened: OpenedReport }) => {
  const { t } = useTranslation()
  const [form, setForm] = useState(allRows)
  const run = shownRun(opened)
  const columns = useRunColumns(run?.id ?? null)
  if (!run) return <NothingToShow opened={opened} />
  const measure = readMeasure(form)
  return (
    <div className={classes['place']}>
      <section className={classes['form']} aria-label={t('exports.trend.what')}>
        <MeasureFields columns={columns} form={form} onChange={setForm} />
      </section>
      {measure && <Measured opened={opened} measure={measure} />}
    </div>
  )
}

interface MeasuredProps {
  readonly opened: OpenedReport
  readonly measure: Measure
}

const Measured = ({ opened, measure }: MeasuredProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const read = useQuery({
    ...query('exports.readTrend', {
      reportId: opened.report.id,
      measure: toJson(measure),
    }),
    select: readTrend,
  })
  const { data, isPending } = read
  const unread = unreadOf(read)
  if (unread) return <FailureNotice {...unread} />
  if (isPending || !data) {
    return (
      <p className={shared['dim']} role="status">
        {t('exports.trend.measuring')}
      </p>
    )
  }
  const title = t(`exports.measure.kind.${measure.kind}`)
  const values = data.points.map(({ measured }) =>
    measured.kind === 'value' ? Number(measured.value) : null,
  )
  return (
    <>
      {values.length > 1 && (
        <LaterChart
          label={t('exports.trend.chart', { title })}
          kind="line"
          isStacked={false}
          figures={{
            labels: data.points.map(({ at }) => formats.dateTime(at)),
            series: [{ name: title, values }],
          }}
        />
      )}
      <TrendTable opened={opened} trend={data} title={title} />
    </>
  )
}

interface TableProps {
  readonly opened: OpenedReport
  readonly trend: Trend
  readonly title: string
}

const TrendTable = ({ opened, trend, title }: TableProps) => {
  const { t } = useTranslation()
  const { locale, dateTimeSeconds } = useFormats()
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const signed = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
  return (
    <table className={classes['grid']} aria-label={t('exports.trend.table')}>
      <thead>
        <tr>
          <th scope="col">{t('exports.trend.run')}</th>
          <th scope="col" data-number>
            {title}
          </th>
          <th scope="col" data-number>
            {t('exports.trend.change')}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...trend.points].reverse().map(({ runId, at, measured, change }) => (
          <tr key={runId}>
            <th scope="row">
              <button
                type="button"
                className={shared['link']}
                onClick={() => goWithin(opened, { tab: 'table', runId, search: '' })}
              >
                {dateTimeSeconds(at)}
              </button>
            </th>
            <td data-number>
              {measured.kind === 'value'
                ? number.format(measured.value as Intl.StringNumericLiteral)
                : t(`exports.trend.${measured.kind}`)}
            </td>
            <td data-number>
              {change === null ? '' : signed.format(change as Intl.StringNumericLiteral)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
