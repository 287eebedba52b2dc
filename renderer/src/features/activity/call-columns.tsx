import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconHandStop,
  IconHelpCircle,
  IconPlugConnectedX,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ColDef } from 'ag-grid-community'
import type { TFunction } from 'i18next'
import type { ApiCall, Outcome } from '#core/contract/activity'
import type { Formats } from '#core/format/formats'
import classes from './call-columns.module.css'

const icons: Readonly<Record<Outcome, TablerIcon>> = {
  ok: IconCircleCheck,
  refused: IconCircleX,
  held: IconHandStop,
  unreachable: IconPlugConnectedX,
  unreadable: IconAlertTriangle,
  cancelled: IconCircleX,
  unknown: IconHelpCircle,
}

const OutcomeCell = ({ outcome, word }: { readonly outcome: Outcome; readonly word: string }) => {
  const Icon = icons[outcome]
  return (
    <span className={classes['outcome']} data-outcome={outcome}>
      <Icon size={15} aria-hidden />
      {word}
    </span>
  )
}

type Column = ColDef<ApiCall>

const right = { type: 'rightAligned' } as const

export const callColumns = (t: TFunction, formats: Formats): Column[] => [
  {
    field: 'at',
    headerName: t('activity.column.at'),
    valueFormatter: ({ value }) => formats.dateTimeSeconds(value),
    width: 190,
  },
  { field: 'workspace', headerName: t('activity.column.workspace'), width: 140 },
  { field: 'account', headerName: t('activity.column.account'), width: 140 },
  { field: 'endpoint', headerName: t('activity.column.endpoint'), width: 170 },
  {
    field: 'outcome',
    headerName: t('activity.column.outcome'),
    cellRenderer: ({ value }: { value: Outcome }) => (
      <OutcomeCell outcome={value} word={t(`activity.outcome.${value}`)} />
    ),
    width: 140,
  },
  {
    field: 'status',
    headerName: t('activity.column.status'),
    ...right,
    valueFormatter: ({ value }) => (value === null ? '–' : String(value)),
    width: 90,
  },
  {
    field: 'durationMs',
    headerName: t('activity.column.duration'),
    ...right,
    valueFormatter: ({ value }) => formats.duration(value),
    width: 110,
  },
  {
    field: 'bytesReceived',
    headerName: t('activity.column.received'),
    ...right,
    valueFormatter: ({ value }) => formats.bytes(value),
    width: 110,
  },
  {
    field: 'bytesSent',
    headerName: t('activity.column.sent'),
    ...right,
    valueFormatter: ({ value }) => formats.bytes(value),
    width: 100,
  },
  { field: 'attempt', headerName: t('activity.column.attempt'), ...right, width: 100 },
  { field: 'note', headerName: t('activity.column.note'), flex: 1, minWidth: 200 },
]
