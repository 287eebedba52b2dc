import { MultiSelect, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type StatementColumn, statementColumns } from '#core/payments/formats/column-words'
import type { StatementMapping } from '#core/payments/statements/statement-mapping'
import type { StatementTitles } from '#core/payments/statements/statement-preview'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import classes from './import-dialog.module.css'

interface Props {
  readonly table: StatementTitles
  readonly mapping: StatementMapping
  readonly onMapping: (mapping: StatementMapping) => void
}

/** What each column of a bank's table tells; remembered with the import for the next file of the bank. */
export const MappingFields = ({ table, mapping, onMapping }: Props) => {
  const { t } = useTranslation()
  const { titles } = table
  // A person who names the columns goes on when they can be read.
  const [isWanted] = useState(!table.isReadable)
  const change = (patch: Partial<StatementMapping>) =>
    onMapping({ ...mapping, titles: [...titles], ...patch })
  const options = titles.map((title, at) => ({
    value: String(at),
    label: `${at + 1}. ${title.trim() === '' ? t('payments.import.untitled') : title}`,
  }))
  return (
    <details open={isWanted}>
      <summary>{t('payments.import.mapping')}</summary>
      <div className={classes['mapping']}>
        {statementColumns.map((column) => (
          <ColumnField
            key={column}
            column={column}
            options={options}
            at={mapping.columns[column]}
            onAt={(at) => change({ columns: { ...mapping.columns, [column]: at } })}
          />
        ))}
        <MultiSelect
          size="xs"
          searchable
          label={t('payments.column.message')}
          data={options}
          value={mapping.message.map(String)}
          onChange={(chosen) => change({ message: chosen.map(Number) })}
        />
        <CurrencyField
          key={mapping.currency}
          currency={mapping.currency}
          onCurrency={(currency) => change({ currency })}
        />
      </div>
      <Sample table={table} />
    </details>
  )
}

interface ColumnProps {
  readonly column: StatementColumn
  readonly options: { value: string; label: string }[]
  readonly at: number | null
  readonly onAt: (at: number | null) => void
}

const ColumnField = ({ column, options, at, onAt }: ColumnProps) => {
  const { t } = useTranslation()
  const label = t(`payments.column.${column}`)
  return (
    <Select
      size="xs"
      clearable
      searchable
      label={label}
      placeholder={t('payments.import.noColumn')}
      clearButtonProps={{ 'aria-label': t('payments.import.clearColumn', { column: label }) }}
      data={options}
      value={at === null ? null : String(at)}
      onChange={(chosen) => onAt(chosen === null ? null : Number(chosen))}
    />
  )
}

interface CurrencyProps {
  readonly currency: string | null
  readonly onCurrency: (currency: string | null) => void
}

const CurrencyField = ({ currency, onCurrency }: CurrencyProps) => {
  const { t } = useTranslation()
  return (
    <TextInput
      size="xs"
      label={t('payments.import.currency')}
      maxLength={3}
      defaultValue={currency ?? ''}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value.trim().toUpperCase()
        if (typed === '') onCurrency(null)
        else if (/^[A-Z]{3}$/.test(typed)) onCurrency(typed)
      }}
    />
  )
}

/** The first rows as they stand in the file. */
const Sample = ({ table: { titles, sample } }: Pick<Props, 'table'>) => {
  const { t } = useTranslation()
  const heads = titles.map((title, at) => [`${at}`, title] as const)
  return (
    <ScrollRegion className={classes['scroll']} label={t('payments.import.sample')}>
      <table className={classes['table']}>
        <thead>
          <tr>
            {heads.map(([at, title]) => (
              <th key={at} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map((row) => (
            <tr key={row.join('|')}>
              {heads.map(([at]) => (
                <td key={at}>{row[Number(at)] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
