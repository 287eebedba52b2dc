import type { Language } from '#core/format/format-locale'
import type { Formats } from '#core/format/formats'
import { chartFigures, type PivotFigures } from '../../table/chart-figures.ts'
import { groupName } from '../../table/group-name.ts'
import type { Pivot, PivotResult } from '../../table/pivot.ts'
import type { Tile } from '../dashboard.ts'
import { drawChart } from './chart-drawing.ts'
import { escaped } from './markup.ts'
import { type PaperWords, paperWords } from './paper-words.ts'

interface TileFigures {
  readonly tile: Tile
  readonly result: PivotResult
  readonly language: Language
  readonly formats: Formats
}

/** What a tile shows on paper: its chart or its table, or why there is none. */
export const figuresOf = ({ result, ...shown }: TileFigures): string => {
  const words = paperWords[shown.language]
  const { locale } = shown.formats
  if (result.kind === 'columnMissing') {
    const column = new Intl.ListFormat(locale, { type: 'disjunction' }).format(result.column)
    return `<p>${escaped(words.columnMissing(column))}</p>`
  }
  if (result.kind === 'tooManyColumns') return `<p>${escaped(words.tooManyColumns)}</p>`
  if (result.rows.length === 0) return `<p>${escaped(words.nothing)}</p>`
  const drawn: DrawnTile = { ...shown, words, figures: result }
  return shown.tile.look === 'chart' ? chartOf(drawn) : tableOf(drawn)
}

interface DrawnTile extends Omit<TileFigures, 'result'> {
  readonly words: PaperWords
  readonly figures: PivotFigures
}

const namesOf = ({ tile: { pivot }, figures, words, formats: { locale } }: DrawnTile) => {
  const speaking = { locale, words: words.groups }
  return {
    rowName: (groups: readonly (string | null)[]) =>
      groups.map((group, at) => groupName(group, pivot.rows[at] ?? null, speaking)).join(' · '),
    groupName: (group: string | null, at: number) =>
      groupName(group, pivot.rows[at] ?? null, speaking),
    columnName: (group: string | null) => groupName(group, pivot.columns, speaking),
    measure: measureName(pivot, figures, words),
  }
}

const measureName = ({ value, measure }: Pivot, { titles }: PivotFigures, words: PaperWords) =>
  value === null ? words.measure.rows : words.measure[measure](titles.value ?? '')

const drawnWidth = { half: 430, full: 880 } as const

const chartOf = (drawn: DrawnTile): string => {
  const { tile, figures, words, formats } = drawn
  const { pivot, chart, title, width } = tile
  const drawing = chartFigures(pivot, figures, namesOf(drawn))
  const notes = [
    { count: drawing.leftOut, say: words.leftOut },
    { count: drawing.earlier, say: words.earlier },
    { count: figures.unread, say: words.unread },
  ]
  return (
    drawChart({
      label: title,
      kind: chart,
      figures: drawing,
      isStacked: pivot.columns !== null && pivot.measure !== 'average',
      isWhole: drawing.leftOut === 0,
      labels: pivot.rows.length === 1 && pivot.rows[0]?.by === 'period' ? 'some' : 'all',
      width: drawnWidth[width],
      locale: formats.locale,
    }) +
    notes
      .filter(({ count }) => count > 0)
      .map(({ count, say }) => note(say(formats.integer(count))))
      .join('')
  )
}

const note = (text: string): string => `<p class="note">${escaped(text)}</p>`

/** More than that fits on no page together with other figures. */
const mostRows = 30

const tableOf = (drawn: DrawnTile): string => {
  const { tile, figures, words, formats } = drawn
  const names = namesOf(drawn)
  const number = new Intl.NumberFormat(formats.locale, { maximumFractionDigits: 2 })
  const cell = (value: string | null) =>
    `<td>${value === null ? '' : escaped(number.format(value as Intl.StringNumericLiteral))}</td>`
  const cells = (values: readonly (string | null)[]) => values.map(cell).join('')
  const isSplit = tile.pivot.columns !== null
  const heads = figures.titles.rows.map((title) => `<th scope="col">${escaped(title)}</th>`)
  const columns = isSplit
    ? figures.columns.map((group) => `<th scope="col">${escaped(names.columnName(group))}</th>`)
    : []
  const rows = figures.rows.slice(0, mostRows).map((groups, at) => {
    const named = groups.map(
      (group, place) => `<th scope="row">${escaped(names.groupName(group, place))}</th>`,
    )
    const values = isSplit ? cells(figures.cells[at] ?? []) : ''
    return `<tr>${named.join('')}${values}${cell(figures.rowTotals[at] ?? null)}</tr>`
  })
  const last = isSplit ? words.all : names.measure
  const more = figures.rows.length - rows.length
  return (
    `<table><thead><tr>${heads.join('')}${columns.join('')}<th scope="col">${escaped(last)}</th></tr></thead>` +
    `<tbody>${rows.join('')}</tbody><tfoot><tr><th scope="row" colspan="${heads.length}">${escaped(words.all)}</th>` +
    `${isSplit ? cells(figures.columnTotals) : ''}${cell(figures.total)}</tr></tfoot></table>` +
    (more > 0 ? note(words.moreRows(formats.integer(more))) : '') +
    (figures.unread > 0 ? note(words.unread(formats.integer(figures.unread))) : '')
  )
}
