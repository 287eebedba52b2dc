import type { ICellRendererParams } from 'ag-grid-community'
import type { Unit } from '#core/prices/pricelist/unit'
import { rememberEach } from '#core/remember-each'
import { lockWords } from './lock-words.ts'
import marks from './price-marks.module.css'
import { statusMark } from './status-mark.ts'
import { numericColumn, type Speech, textColumn, type UnitColumn } from './unit-column.ts'
import { statusWord, typeWord } from './unit-words.ts'

const numberColumn = ({ t, formats, lens }: Speech): UnitColumn =>
  textColumn({
    colId: 'number',
    headerName: t('prices.column.number'),
    field: 'number',
    pinned: 'left',
    lockPinned: true,
    initialWidth: 88,
    cellClass: 'unit-number',
    cellClassRules: {
      [marks['lock'] ?? '']: ({ data }) => data !== undefined && lens.current.locks.has(data.id),
    },
    tooltip: ({ data }) => {
      const lock = data && lens.current.locks.get(data.id)
      return lock ? lockWords(lock, t, formats) : null
    },
    onCellDoubleClicked: ({ data }) => data && lens.openUnit?.(data),
    // The lock is drawn as well, and is not in the value.
    equals: () => false,
    // The sign of the lock is drawn; who cannot see it hears the reason with the number.
    cellRenderer: ({ data, value }: ICellRendererParams<Unit, string>) => {
      const cell = document.createElement('span')
      cell.textContent = value ?? ''
      const lock = data && lens.current.locks.get(data.id)
      if (!lock) return cell
      const reason = document.createElement('span')
      reason.className = marks['heard'] ?? ''
      reason.textContent = ` ${lockWords(lock, t, formats)}`
      cell.append(reason)
      return cell
    },
  })

/** What a unit is and where. */
export const placeColumns = (speech: Speech): UnitColumn[] => {
  const { t, formats } = speech
  const wordOf = rememberEach((statusCode: Unit['statusCode']) => statusWord(t, { statusCode }))
  return [
    numberColumn(speech),
    textColumn({
      colId: 'building',
      headerName: t('prices.column.building'),
      field: 'building',
      initialWidth: 76,
    }),
    textColumn({
      colId: 'floor',
      headerName: t('prices.column.floor'),
      field: 'floor',
      initialWidth: 60,
      type: 'rightAligned',
    }),
    textColumn({
      colId: 'disposition',
      headerName: t('prices.column.disposition'),
      field: 'disposition',
      initialWidth: 86,
    }),
    numericColumn({
      colId: 'area',
      headerName: t('prices.column.area'),
      field: 'area',
      initialWidth: 104,
      valueFormatter: ({ value }) => (value === null ? '' : formats.decimal(value)),
    }),
    textColumn({
      colId: 'status',
      headerName: t('prices.column.status'),
      valueGetter: ({ data }) => (data ? wordOf(data.statusCode) : ''),
      cellClass: ({ data }) => statusMark(data?.statusCode ?? null),
      initialWidth: 150,
    }),
  ]
}

export const typeColumn = ({ t }: Speech): UnitColumn => {
  const wordOf = rememberEach((typeCode: Unit['typeCode']) => typeWord(t, { typeCode }))
  return textColumn({
    colId: 'type',
    headerName: t('prices.column.type'),
    valueGetter: ({ data }) => (data ? wordOf(data.typeCode) : ''),
    initialWidth: 128,
  })
}
