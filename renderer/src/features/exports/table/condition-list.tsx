import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Condition } from '#core/exports/table/column-condition'
import type { ColumnType } from '#core/exports/table/column-type'
import type { ReportColumn } from '#core/exports/table/report-table'
import classes from './condition-list.module.css'
import { ValueField } from './value-field.tsx'

interface Props {
  readonly columns: readonly ReportColumn[]
  readonly conditions: readonly Condition[]
  readonly onChange: (conditions: readonly Condition[]) => void
}

const most = 5
const ordered = [
  'equals',
  'differs',
  'less',
  'atMost',
  'more',
  'atLeast',
  'empty',
  'filled',
] as const
const wordy = ['contains', 'equals', 'differs', 'empty', 'filled'] as const

const comparisonsOf = (type: ColumnType): readonly Condition['is'][] =>
  type === 'number' || type === 'date' ? ordered : wordy

/** Conditions on columns, all of which must hold. */
export const ConditionList = ({ columns, conditions, onChange }: Props) => {
  const { t } = useTranslation()
  const [first] = columns
  const put = (at: number, part: Partial<Condition>) =>
    onChange(conditions.map((one, index) => (index === at ? { ...one, ...part } : one)))
  // A condition is told apart by its place alone.
  const lines = conditions.map((condition, at) => ({ condition, at, key: `condition-${at}` }))
  return (
    <fieldset className={classes['list']}>
      <legend className={classes['legend']}>{t('exports.conditions.legend')}</legend>
      {lines.map(({ condition, at, key }) => (
        <Line
          key={key}
          columns={columns}
          condition={condition}
          number={at + 1}
          onChange={(part) => put(at, part)}
          onRemove={() => onChange(conditions.filter((_one, index) => index !== at))}
        />
      ))}
      {first && conditions.length < most && (
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconPlus size={13} aria-hidden />}
          onClick={() =>
            onChange([
              ...conditions,
              { column: [first.name], is: comparisonsOf(first.type)[0] ?? 'equals', value: '' },
            ])
          }
        >
          {t('exports.conditions.add')}
        </Button>
      )}
    </fieldset>
  )
}

interface LineProps {
  readonly columns: readonly ReportColumn[]
  readonly condition: Condition
  readonly number: number
  readonly onChange: (part: Partial<Condition>) => void
  readonly onRemove: () => void
}

const Line = ({ columns, condition, number, onChange, onRemove }: LineProps) => {
  const { t } = useTranslation()
  const [name = ''] = condition.column
  const column = columns.find((one) => one.name === name)
  const comparisons = comparisonsOf(column?.type ?? 'text')
  const needsValue = condition.is !== 'empty' && condition.is !== 'filled'
  return (
    <div className={classes['line']}>
      <NativeSelect
        size="xs"
        aria-label={t('exports.conditions.column', { number })}
        data={column ? columns.map((one) => one.name) : [name, ...columns.map((one) => one.name)]}
        value={name}
        onChange={({ currentTarget: { value } }) => {
          const type = columns.find((one) => one.name === value)?.type ?? 'text'
          const fits = comparisonsOf(type)
          const is = fits.includes(condition.is) ? condition.is : (fits[0] ?? 'equals')
          onChange({ column: [value], is, value: '' })
        }}
      />
      <NativeSelect
        size="xs"
        aria-label={t('exports.conditions.comparison', { number })}
        data={comparisons.map((is) => ({ value: is, label: t(`exports.conditions.is.${is}`) }))}
        value={condition.is}
        onChange={({ currentTarget }) => onChange({ is: currentTarget.value as Condition['is'] })}
      />
      {needsValue && (
        <ValueField
          key={`${name} ${condition.is === 'contains'}`}
          type={condition.is === 'contains' ? 'text' : (column?.type ?? 'text')}
          value={condition.value}
          label={t('exports.conditions.value', { number })}
          onChange={(value) => onChange({ value })}
        />
      )}
      <ActionIcon
        size={24}
        variant="subtle"
        color="gray"
        aria-label={t('exports.conditions.remove', { number })}
        onClick={onRemove}
      >
        <IconX size={14} aria-hidden />
      </ActionIcon>
    </div>
  )
}
