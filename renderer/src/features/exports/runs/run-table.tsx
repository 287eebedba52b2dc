import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { IconFilterOff, IconPin, IconPinFilled } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportRun } from '#core/exports/runs/export-run'
import type { RunId } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { type LongColumn, LongTable } from '../../../ui/tables/long-table.tsx'
import { ownZone } from '../../../ui/time-zones.ts'
import shared from '../exports.module.css'
import { goWithin, type OpenedReport, type RunsPlace } from '../opened-report.ts'
import { DragGrip } from './drag-grip.tsx'
import { filterRuns, type RunFilter } from './run-filter.ts'
import { RunMenu } from './run-menu.tsx'
import { RunReason } from './run-reason.tsx'
import { contentsWords, hasTable, runMark, runState, startedBy } from './run-words.ts'

interface Props {
  readonly opened: OpenedReport
  readonly filter: RunFilter
  readonly chosen: ReadonlySet<RunId>
  readonly onChosen: (chosen: ReadonlySet<RunId>) => void
  /** The way back to every run. */
  readonly onAll: () => void
}

const useColumns = (): readonly LongColumn[] => {
  const { t } = useTranslation()
  return useMemo(() => {
    const title = (key: RunColumn) => t(`exports.runs.column.${key}`)
    return [
      { key: 'choose', title: title('choose'), width: 40, isUnseen: true },
      { key: 'at', title: title('at'), width: 176 },
      { key: 'state', title: title('state'), width: 188 },
      { key: 'took', title: title('took'), width: 74, isNumber: true },
      { key: 'trigger', title: title('trigger'), width: 112 },
      { key: 'attempts', title: title('attempts'), width: 62, isNumber: true },
      { key: 'size', title: title('size'), width: 78, isNumber: true },
      { key: 'rows', title: title('rows'), width: 66, isNumber: true },
      { key: 'columns', title: title('columns'), width: 76, isNumber: true },
      { key: 'contents', title: title('contents'), width: 136 },
      { key: 'acts', title: title('acts'), width: 104, isUnseen: true },
    ]
  }, [t])
}

type RunColumn =
  | 'choose'
  | 'at'
  | 'state'
  | 'took'
  | 'trigger'
  | 'attempts'
  | 'size'
  | 'rows'
  | 'columns'
  | 'contents'
  | 'acts'

const runKey = ({ id }: ExportRun): string => id

const useRunsPlace = ({ report, runs, place, desk: { go } }: OpenedReport): RunsPlace =>
  useMemo(() => ({ report, runs, place, desk: { go } }), [report, runs, place, go])

export const RunTable = ({ opened: wide, filter, chosen, onChosen, onAll }: Props) => {
  const { t } = useTranslation()
  const columns = useColumns()
  const opened = useRunsPlace(wide)
  const shown = useMemo(() => filterRuns(opened.runs, filter), [opened.runs, filter])
  const cellsOf = useCallback(
    (run: ExportRun) => (
      <Cells
        opened={opened}
        run={run}
        isChosen={chosen.has(run.id)}
        onChoose={() => {
          const next = new Set(chosen)
          if (!next.delete(run.id)) next.add(run.id)
          onChosen(next)
        }}
      />
    ),
    [opened, chosen, onChosen],
  )
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={IconFilterOff}
        title={t('exports.runs.noneTitle')}
        sentence={t('exports.runs.noneSentence', {
          filter: t(`exports.runs.filterBy.${filter}`),
        })}
      >
        <Button variant="default" onClick={onAll}>
          {t('exports.runs.showAll')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <LongTable
      label={t('exports.runs.label', { name: opened.report.name })}
      columns={columns}
      lines={shown}
      keyOf={runKey}
      cellsOf={cellsOf}
      currentKey={opened.place.runId}
    />
  )
}

interface CellsProps {
  readonly opened: RunsPlace
  readonly run: ExportRun
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const Cells = ({ opened, run, isChosen, onChoose }: CellsProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const at = formats.dateTimeSeconds(run.startedAt)
  const count = (value: number | null) => (value === null ? '–' : formats.integer(value))
  const open = () => goWithin(opened, { tab: 'table', runId: run.id, search: '' })
  return (
    <>
      <td>
        <Checkbox
          size="xs"
          aria-label={t('exports.runs.choose', { at })}
          checked={isChosen}
          onChange={onChoose}
        />
      </td>
      <th scope="row">
        {hasTable(run) ? (
          <button type="button" className={shared['link']} onClick={open}>
            {at}
          </button>
        ) : (
          at
        )}
      </th>
      <td>
        <RunReason run={run}>
          <span className={markClasses(...runMark(run))}>{runState(t, formats, run)}</span>
        </RunReason>
      </td>
      <td data-number>
        {run.endedAt === null || run.loadedBy !== null
          ? '–'
          : formats.duration(run.endedAt - run.startedAt)}
      </td>
      <td title={startedBy(t, formats, run)}>{startedBy(t, formats, run)}</td>
      <td data-number>{formats.integer(run.attempts)}</td>
      <td data-number>{run.bytes === null ? '–' : formats.bytes(run.bytes)}</td>
      <td data-number>{count(run.rows)}</td>
      <td data-number>{count(run.columns)}</td>
      <Contents opened={opened} run={run} />
      <td>
        <Acts opened={opened} run={run} at={at} />
      </td>
    </>
  )
}

/** Whether it is what an earlier run had; the same file is kept once. */
const Contents = ({ opened, run }: Pick<CellsProps, 'opened' | 'run'>) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { text, sentence } = contentsWords(opened.runs, run, { t, formats, zone: ownZone() })
  return <td title={sentence}>{text}</td>
}

interface ActsProps extends Pick<CellsProps, 'opened' | 'run'> {
  readonly at: string
}

const Acts = ({ opened, run, at }: ActsProps) => {
  const { t } = useTranslation()
  const pin = useMutation(mutation('exports.pinRun'))
  const label = t(run.isPinned ? 'exports.runs.unpin' : 'exports.runs.pin', { at })
  const Icon = run.isPinned ? IconPinFilled : IconPin
  return (
    <span style={{ display: 'inline-flex', gap: 2, alignItems: 'center' }}>
      <ActionIcon
        size={24}
        variant="subtle"
        color={run.isPinned ? 'petrol' : 'gray'}
        aria-pressed={run.isPinned}
        aria-label={label}
        title={label}
        onClick={() => pin.mutate({ runId: run.id, isPinned: !run.isPinned })}
      >
        <Icon size={15} aria-hidden />
      </ActionIcon>
      {run.sha256 !== null && <DragGrip runId={run.id} />}
      <RunMenu opened={opened} run={run} at={at} />
    </span>
  )
}
