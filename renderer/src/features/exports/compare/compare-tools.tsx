import { ActionIcon, Button, MultiSelect, Popover } from '@mantine/core'
import { IconArrowsExchange, IconFileTypeXls, IconKey } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { InputOf } from '#core/contract/index'
import type { ComparisonSummary } from '#core/exports/compare/comparison-summary'
import type { ExportRun } from '#core/exports/runs/export-run'
import { mutation } from '../../../bridge/mutation.ts'
import { FocusedPopover } from '../../../ui/focused-popover.tsx'
import { notifySaved } from '../../tables/notify-saved.ts'
import classes from '../exports.module.css'
import { goWithin, type OpenedReport } from '../opened-report.ts'
import { hasTable } from '../runs/run-words.ts'
import { RunSelect } from '../table/run-select.tsx'

interface Props {
  readonly opened: OpenedReport
  readonly before: ExportRun
  readonly after: ExportRun
  readonly wanted: InputOf<'exports.compareRuns'>
  readonly compared: ComparisonSummary | null
  readonly onKey: (key: string[] | null) => void
}

/** Which runs are compared, by which columns, and the way out as a workbook. */
export const CompareTools = ({ opened, before, after, wanted, compared, onKey }: Props) => {
  const { t } = useTranslation()
  const readable = opened.runs.filter(hasTable)
  const save = useMutation({
    ...mutation('exports.saveComparison'),
    onSuccess: notifySaved,
  })
  return (
    <div className={classes['toolbar']}>
      <RunSelect
        label={t('exports.compare.older')}
        runs={readable.filter(({ id }) => id !== after.id)}
        value={before.id}
        onChange={(against) => goWithin(opened, { runId: after.id, against })}
      />
      <ActionIcon
        size={28}
        variant="default"
        aria-label={t('exports.compare.swap')}
        title={t('exports.compare.swap')}
        onClick={() => goWithin(opened, { runId: before.id, against: after.id })}
      >
        <IconArrowsExchange size={15} aria-hidden />
      </ActionIcon>
      <RunSelect
        label={t('exports.compare.newer')}
        runs={readable.filter(({ id }) => id !== before.id)}
        value={after.id}
        onChange={(runId) => goWithin(opened, { runId, against: before.id })}
      />
      <div className={classes['end']}>
        {compared && <KeyChoice compared={compared} onKey={onKey} />}
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconFileTypeXls size={14} aria-hidden />}
          disabled={compared === null}
          loading={save.isPending}
          onClick={() => save.mutate(wanted)}
        >
          {t('exports.compare.save')}
        </Button>
      </div>
    </div>
  )
}

const KeyChoice = ({ compared, onKey }: { compared: ComparisonSummary; onKey: Props['onKey'] }) => {
  const { t } = useTranslation()
  const names = compared.key?.columns ?? []
  const inBoth = compared.columns.flatMap(({ name, before, after }) =>
    before !== null && after !== null ? [name] : [],
  )
  return (
    <FocusedPopover position="bottom-end" width={340}>
      <Popover.Target>
        <Button size="compact-sm" variant="default" leftSection={<IconKey size={14} aria-hidden />}>
          {names.length === 0
            ? t('exports.compare.noKey')
            : t('exports.compare.keyIs', { columns: names.join(', ') })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('exports.compare.key')}>
        <MultiSelect
          size="xs"
          searchable
          label={t('exports.compare.key')}
          description={
            compared.key
              ? t(`exports.compare.keyBy.${compared.key.reason}`)
              : t('exports.compare.keyless')
          }
          data={inBoth}
          value={[...names]}
          comboboxProps={{ withinPortal: false }}
          onChange={(chosen) => onKey(chosen.length === 0 ? null : chosen)}
        />
        <Button mt="xs" size="compact-xs" variant="subtle" onClick={() => onKey(null)}>
          {t('exports.compare.keyRecognise')}
        </Button>
      </Popover.Dropdown>
    </FocusedPopover>
  )
}
