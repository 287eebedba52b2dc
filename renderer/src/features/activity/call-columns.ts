import type { ColDef } from 'ag-grid-community'
import type { TFunction } from 'i18next'
import type { ApiCall, Outcome } from '#core/contract/activity'
import type { Formats } from '#core/format/formats'
import { type MarkShape, type MarkTone, markClasses } from '../../ui/mark.ts'

const marks: Readonly<Record<Outcome, readonly [MarkShape, MarkTone]>> = {
  ok: ['check', 'good'],
  refused: ['cross', 'bad'],
  held: ['minus', 'waiting'],
  unreachable: ['broken', 'bad'],
  unreadable: ['warning', 'bad'],
  cancelled: ['ring', 'quiet'],
  unknown: ['question', 'waiting'],
}

type Column = ColDef<ApiCall>

const right = { type: 'rightAligned' } as const

export const callColumns = (t: TFunction, formats: Formats): Column[] => [
  {
    field: 'at',
    headerName: t('activity.column.at'),
    valueFormatter: ({ value }) => formats.dateTimeSeconds(value),
    width: 165,
  },
  { field: 'workspace', headerName: t('activity.column.workspace'), width: 116 },
  { field: 'account', headerName: t('activity.column.account'), width: 110 },
  { field: 'endpoint', headerName: t('activity.column.endpoint'), width: 140 },
  {
    field: 'outcome',
    headerName: t('activity.column.outcome'),
    valueFormatter: ({ value }: { value: Outcome }) => t(`activity.outcome.${value}`),
    cellClass: ({ value }: { value: Outcome }) => markClasses(...marks[value]),
    width: 124,
  },
  {
    field: 'status',
    headerName: t('activity.column.status'),
    ...right,
    valueFormatter: ({ value }) => (value === null ? '–' : String(value)),
    width: 76,
  },
  {
    field: 'durationMs',
    headerName: t('activity.column.duration'),
    ...right,
    valueFormatter: ({ value }) => formats.duration(value),
    width: 92,
  },
  {
    field: 'bytesReceived',
    headerName: t('activity.column.received'),
    ...right,
    valueFormatter: ({ value }) => formats.bytes(value),
    width: 96,
  },
  {
    field: 'bytesSent',
    headerName: t('activity.column.sent'),
    ...right,
    valueFormatter: ({ value }) => formats.bytes(value),
    width: 92,
  },
  { field: 'attempt', headerName: t('activity.column.attempt'), ...right, width: 86 },
  {
    field: 'note',
    headerName: t('activity.column.note'),
    tooltip: ({ value }) => value,
    flex: 1,
    minWidth: 220,
  },
]
