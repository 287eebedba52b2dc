import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ReportColumn } from '#core/exports/table/report-table'
import { ConditionList } from '../table/condition-list.tsx'
import classes from './charts.module.css'
import { type MeasureForm, measureKinds } from './measure-form.ts'

interface Props {
  readonly columns: readonly ReportColumn[]
  readonly form: MeasureForm
  readonly onChange: (form: MeasureForm) => void
}

/** The fields that define one number of a run: its rows, or an aggregate of a column, for the rows that fit. */
export const MeasureFields = ({ columns, form, onChange }: Props) => {
  const { t } = useTranslation()
  const numbers = columns.filter(({ type }) => type === 'number').map(({ name }) => name)
  const names =
    form.column === '' || numbers.includes(form.column) ? numbers : [form.column, ...numbers]
  return (
    <>
      <div className={classes['grouping']}>
        <NativeSelect
          size="xs"
          label={t('exports.measure.label')}
          data={measureKinds.map((kind) => ({
            value: kind,
            label: t(`exports.measure.kind.${kind}`),
            disabled: kind !== 'rows' && names.length === 0,
          }))}
          value={form.kind}
          onChange={({ currentTarget }) => {
            const kind = measureKinds.find((one) => one === currentTarget.value) ?? 'rows'
            onChange({ ...form, kind, column: form.column || (names[0] ?? '') })
          }}
        />
        {form.kind !== 'rows' && (
          <NativeSelect
            size="xs"
            label={t('exports.measure.column')}
            data={names}
            value={form.column}
            onChange={({ currentTarget }) => onChange({ ...form, column: currentTarget.value })}
          />
        )}
      </div>
      <ConditionList
        columns={columns}
        conditions={form.where}
        onChange={(where) => onChange({ ...form, where })}
      />
    </>
  )
}
