import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SentColumn, SentMapping } from '#core/leads/sent/sent-columns'
import { timeZones } from '../../../ui/time-zones.ts'
import classes from './import-dialog.module.css'
import type { ReadFile, useImportSent } from './use-import-sent.ts'

interface Props {
  readonly read: ReadFile
  readonly onRead: ReturnType<typeof useImportSent>['readAs']
}

const columns: readonly SentColumn[] = [
  'time',
  'clock',
  'name',
  'surname',
  'customerId',
  'id',
  'email',
  'phone',
  'project',
  'campaign',
  'unit',
  'message',
  'httpStatus',
  'answer',
]

/** Which column of the file is what, and how its times are written. */
export const MappingFields = ({ read, onRead }: Props) => {
  const { t } = useTranslation()
  const { file, sheet, timeZone } = read
  const { mapping, sheets } = file
  const change = (patch: Partial<SentMapping>) =>
    mapping && onRead({ mapping: { ...mapping, ...patch } })
  return (
    <div className={classes['mapping']}>
      {sheets.length > 1 && (
        <Select
          size="xs"
          label={t('leads.import.sheet')}
          allowDeselect={false}
          data={[...sheets]}
          value={sheet ?? sheets[0] ?? null}
          onChange={(chosen) => onRead({ sheet: chosen, mapping: null })}
        />
      )}
      {mapping && <Columns mapping={mapping} onChange={change} />}
      <Select
        size="xs"
        searchable
        allowDeselect={false}
        label={t('leads.import.timeZone')}
        data={timeZones(timeZone)}
        value={mapping?.timeZone ?? timeZone}
        onChange={(chosen) =>
          chosen !== null &&
          onRead({
            timeZone: chosen,
            mapping: mapping && { ...mapping, timeZone: chosen },
          })
        }
      />
      {mapping && (
        <Select
          size="xs"
          allowDeselect={false}
          label={t('leads.import.dateOrder')}
          data={(['dayFirst', 'monthFirst'] as const).map((value) => ({
            value,
            label: t(`leads.import.${value}`),
          }))}
          value={mapping.dateOrder}
          onChange={(chosen) =>
            chosen !== null && change({ dateOrder: chosen as SentMapping['dateOrder'] })
          }
        />
      )}
    </div>
  )
}

interface ColumnsProps {
  readonly mapping: SentMapping
  readonly onChange: (patch: Partial<SentMapping>) => void
}

const Columns = ({ mapping, onChange }: ColumnsProps) => {
  const { t } = useTranslation()
  const options = titleOptions(mapping, t('leads.import.untitled'))
  const choose = (column: SentColumn, chosen: string | null) => {
    const at = chosen === null ? null : Number(chosen)
    onChange({ columns: { ...mapping.columns, [column]: at } })
  }
  return columns.map((column) => {
    const label = t(`leads.import.column.${column}`)
    const at = mapping.columns[column]
    return (
      <Select
        key={column}
        size="xs"
        clearable
        searchable
        label={label}
        placeholder={t('leads.import.noColumn')}
        clearButtonProps={{ 'aria-label': t('leads.import.clearColumn', { column: label }) }}
        data={options}
        value={at === null ? null : String(at)}
        onChange={(chosen) => choose(column, chosen)}
      />
    )
  })
}

/** Titles may be empty, or the same twice. */
const titleOptions = ({ titles }: SentMapping, untitled: string) =>
  titles.map((title, at) => ({
    value: String(at),
    label: `${at + 1}. ${title.trim() === '' ? untitled : title.slice(0, 80)}`,
  }))
