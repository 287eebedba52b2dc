import { ActionIcon, Button, NativeSelect, SegmentedControl } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { Pivot } from '#core/exports/table/pivot'
import type { Grouping } from '#core/exports/table/pivot-group'
import type { ReportColumn } from '#core/exports/table/report-table'
import type { RunId } from '#core/ids'
import { fromJson, toJson } from '#core/json'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import type { RunsPlace } from '../opened-report.ts'
import classes from './charts.module.css'
import { GroupingFields, startGrouping } from './grouping-fields.tsx'
import { PivotFiguresView } from './pivot-figures.tsx'
import { useRunColumns } from './use-run-columns.ts'

const readResult = ({ result }: OutputOf<'exports.pivotRun'>) => fromJson(result)

/** Rows, columns, value and measure as a person likes. */
export const FreePivot = ({ opened, runId }: Pick<BuilderProps, 'opened' | 'runId'>) => {
  const { t } = useTranslation()
  const columns = useRunColumns(runId)
  const first = columns.find(({ type }) => type === 'text') ?? columns[0]
  return (
    <section className={classes['card']} aria-label={t('exports.charts.free')}>
      <h2>{t('exports.charts.free')}</h2>
      {first && <Builder opened={opened} runId={runId} columns={columns} first={first} />}
    </section>
  )
}

interface BuilderProps {
  readonly opened: Pick<RunsPlace, 'report' | 'desk'>
  readonly runId: RunId
  readonly columns: readonly ReportColumn[]
  readonly first: ReportColumn
}

const Builder = ({ opened, runId, columns, first }: BuilderProps) => {
  const { t } = useTranslation()
  const [chart, setChart] = useState<'bar' | 'line'>('bar')
  const [pivot, setPivot] = useState<Pivot>(() => ({
    rows: [startGrouping(first)],
    columns: null,
    value: null,
    measure: 'count',
  }))
  const read = useQuery({
    ...query('exports.pivotRun', { runId, pivot: toJson(pivot) }),
    select: readResult,
  })
  const { data } = read
  const unread = unreadOf(read)
  return (
    <>
      <div className={classes['form']}>
        <PivotFields columns={columns} first={first} pivot={pivot} onPivot={setPivot} />
        <SegmentedControl
          size="xs"
          aria-label={t('exports.charts.kind')}
          data={[
            { value: 'bar', label: t('exports.charts.bars') },
            { value: 'line', label: t('exports.charts.line') },
          ]}
          value={chart}
          onChange={setChart}
        />
      </div>
      {unread && <FailureNotice {...unread} />}
      {data && (
        <PivotFiguresView
          opened={opened}
          runId={runId}
          chart={chart}
          title={t('exports.charts.freeTitle', { rows: pivot.rows[0]?.column[0] ?? '' })}
          pivot={pivot}
          result={data}
        />
      )}
    </>
  )
}

interface FieldsProps extends Omit<BuilderProps, 'opened' | 'runId'> {
  readonly pivot: Pivot
  readonly onPivot: (pivot: Pivot) => void
}

const mostRowGroups = 3
const rowLabels = ['rows', 'thenBy', 'andBy'] as const

const PivotFields = ({ columns, first, pivot, onPivot }: FieldsProps) => {
  const { t } = useTranslation()
  const put = (at: number, grouping: Grouping) =>
    onPivot({ ...pivot, rows: pivot.rows.map((one, place) => (place === at ? grouping : one)) })
  const rows = pivot.rows.map((grouping, at) => ({ grouping, at, key: rowLabels[at] ?? 'rows' }))
  return (
    <>
      {rows.map(({ grouping, at, key }) => (
        <div key={key} className={classes['grouping']}>
          <GroupingFields
            label={t(`exports.charts.${key}`)}
            columns={columns}
            grouping={grouping}
            onChange={(next) => put(at, next)}
          />
          {at > 0 && (
            <ActionIcon
              size={28}
              variant="subtle"
              color="gray"
              aria-label={t('exports.charts.removeRows')}
              onClick={() =>
                onPivot({ ...pivot, rows: pivot.rows.filter((_one, place) => place !== at) })
              }
            >
              <IconX size={14} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      {pivot.rows.length < mostRowGroups && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={13} aria-hidden />}
          onClick={() => onPivot({ ...pivot, rows: [...pivot.rows, startGrouping(first)] })}
        >
          {t('exports.charts.addRows')}
        </Button>
      )}
      <SplitFields columns={columns} pivot={pivot} onPivot={onPivot} />
      <MeasureFields columns={columns} pivot={pivot} onPivot={onPivot} />
    </>
  )
}

type PartProps = Omit<FieldsProps, 'first'>

const SplitFields = ({ columns, pivot, onPivot }: PartProps) => {
  const { t } = useTranslation()
  return (
    <div className={classes['grouping']}>
      <GroupingFields
        label={t('exports.charts.columns')}
        columns={columns}
        grouping={pivot.columns}
        none={t('exports.charts.noColumns')}
        onChange={(next) => onPivot({ ...pivot, columns: next })}
        onNone={() => onPivot({ ...pivot, columns: null })}
      />
    </div>
  )
}

const measures = ['count', 'sum', 'average'] as const

const MeasureFields = ({ columns, pivot, onPivot }: PartProps) => {
  const { t } = useTranslation()
  const numbers = columns.filter(({ type }) => type === 'number').map(({ name }) => name)
  return (
    <div className={classes['grouping']}>
      <NativeSelect
        size="xs"
        label={t('exports.charts.measureLabel')}
        data={measures.map((measure) => ({
          value: measure,
          label: t(`exports.charts.measureOf.${measure}`),
          disabled: measure !== 'count' && numbers.length === 0,
        }))}
        value={pivot.measure}
        onChange={({ currentTarget }) => {
          const measure = measures.find((one) => one === currentTarget.value) ?? 'count'
          const value = measure === 'count' ? null : (pivot.value ?? numbers.slice(0, 1))
          onPivot({ ...pivot, measure, value })
        }}
      />
      {pivot.measure !== 'count' && (
        <NativeSelect
          size="xs"
          label={t('exports.charts.value')}
          data={numbers}
          value={pivot.value?.[0] ?? ''}
          onChange={({ currentTarget }) => onPivot({ ...pivot, value: [currentTarget.value] })}
        />
      )}
    </div>
  )
}
