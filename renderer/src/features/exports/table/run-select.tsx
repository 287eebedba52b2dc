import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ExportRun } from '#core/exports/runs/export-run'
import type { RunId } from '#core/ids'
import { useFormats } from '../../../i18n/formats-context.ts'

interface Props {
  readonly label: string
  /** The runs, the newest first. */
  readonly runs: readonly ExportRun[]
  readonly value: RunId
  readonly onChange: (id: RunId) => void
}

/** Which run is looked at. */
export const RunSelect = ({ label, runs, value, onChange }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const wordsOf = ({ startedAt, rows }: ExportRun) =>
    rows === null
      ? formats.dateTimeSeconds(startedAt)
      : t('exports.runs.option', {
          at: formats.dateTimeSeconds(startedAt),
          rows: t('exports.rows', { count: rows, shown: formats.integer(rows) }),
        })
  return (
    <NativeSelect
      size="xs"
      w={260}
      aria-label={label}
      data={runs.map((run) => ({ value: run.id, label: wordsOf(run) }))}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = runs.find(({ id }) => id === currentTarget.value)
        if (chosen) onChange(chosen.id)
      }}
    />
  )
}
