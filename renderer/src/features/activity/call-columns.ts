import type { ColDef } from 'ag-grid-community'
import type { TFunction } from 'i18next'
import type { ApiCall, Outcome } from '#core/contract/activity'
import type { Formats } from '#core/format/formats'
import { type MarkShape, type MarkTone, markClasses } from '../../ui/mark.ts'
import { noteWords } from './note-words.ts'

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
    initialWidth: 186,
  },
  { field: 'workspace', headerName: t('activity.column.workspace'), initialWidth: 116 },
  { field: 'account', headerName: t('activity.column.account'), initialWidth: 110 },
  { field: 'endpoint', headerName: t('activity.column.endpoint'), initialWidth: 140 },
  {
    field: 'outcome',
    headerName: t('activity.column.outcome'),
    valueFormatter: ({ value }: { value: Outcome }) => t(`activity.outcome.${value}`),
    cellClass: ({ value }: { value: Outcome }) => markClasses(...marks[value]),
    initialWidth: 124,
  },
  {
    field: 'status',
    headerName: t('activity.column.status'),
    ...right,
    valueFormatter: ({ value }) => (value === null ? '–' : String(value)),
    initialWidth: 76,
  },
  {
    field: 'durationMs',
    headerName: t('activity.column.duration'),
    ...right,
    valueFormatter: ({ value }) => formats.duration(value),
    initialWidth: 92,
  },
  {
    field: 'bytesReceived',
    headerName: t('activity.column.received'),
    ...right,
    valueFormatter: ({ value }) => formats.bytes(value),
    initialWidth: 96,
  },
  {
    field: 'note',
    headerName: t('activity.column.note'),
    valueFormatter: ({ data }) => (data && noteWords(data, t)) ?? '',
    flex: 1,
    minWidth: 180,
  },
  {
    field: 'bytesSent',
    headerName: t('activity.column.sent'),
    ...right,
    valueFormatter: ({ value }) => formats.bytes(value),
    initialWidth: 92,
  },
  { field: 'attempt', headerName: t('activity.column.attempt'), ...right, initialWidth: 86 },
]
