import type { Language } from '#core/format/format-locale'
import type { GroupWords } from '../../table/group-name.ts'

interface ReportTime {
  readonly report: string
  readonly at: string
  /** Such as "2 days ago". */
  readonly ago: string
}

/** What the dashboard says on paper, where no page with its catalogues is at hand. */
export interface PaperWords {
  readonly title: string
  readonly printed: (at: string) => string
  readonly asOf: (time: ReportTime) => string
  readonly noRun: string
  readonly removed: string
  readonly unreadable: string
  readonly columnMissing: (column: string) => string
  readonly tooManyColumns: string
  readonly nothing: string
  readonly all: string
  readonly measure: {
    readonly rows: string
    readonly count: (column: string) => string
    readonly sum: (column: string) => string
    readonly average: (column: string) => string
  }
  readonly leftOut: (count: string) => string
  readonly earlier: (count: string) => string
  readonly unread: (count: string) => string
  readonly moreRows: (count: string) => string
  readonly groups: GroupWords
}

export const paperWords: Readonly<Record<Language, PaperWords>> = {
  en: {
    title: 'Dashboard',
    printed: (at) => `Printed on ${at}`,
    asOf: ({ report, at, ago }) => `${report}, as of ${at} (${ago})`,
    noRun: 'The report has not run yet.',
    removed: 'The report was removed.',
    unreadable: 'The newest run cannot be read.',
    columnMissing: (column) => `The newest run has no column ${column}.`,
    tooManyColumns: 'There are too many columns for a table.',
    nothing: 'There are no rows to count.',
    all: 'Total',
    measure: {
      rows: 'Rows',
      count: (column) => `Filled in: ${column}`,
      sum: (column) => `Sum: ${column}`,
      average: (column) => `Average: ${column}`,
    },
    leftOut: (count) => `Smaller groups that are not drawn: ${count}.`,
    earlier: (count) => `Earlier periods that are not drawn: ${count}.`,
    unread: (count) => `Cells that are no numbers and are in no sum: ${count}.`,
    moreRows: (count) => `More rows in Unitdesk: ${count}.`,
    groups: {
      none: 'not filled in',
      band: ({ from, to }) => `${from} to ${to}`,
      quarter: ({ quarter, year }) => `${quarter} ${year}`,
      week: ({ week, year }) => `Week ${week}, ${year}`,
    },
  },
  cs: {
    title: 'Přehled',
    printed: (at) => `Vytištěno ${at}`,
    asOf: ({ report, at, ago }) => `${report}, stav k ${at} (${ago})`,
    noRun: 'Report ještě neběžel.',
    removed: 'Report byl odstraněn.',
    unreadable: 'Nejnovější běh nelze přečíst.',
    columnMissing: (column) => `V nejnovějším běhu chybí sloupec ${column}.`,
    tooManyColumns: 'Sloupců je na tabulku příliš mnoho.',
    nothing: 'Není co počítat: report nemá žádné řádky.',
    all: 'Celkem',
    measure: {
      rows: 'Řádky',
      count: (column) => `Vyplněno: ${column}`,
      sum: (column) => `Součet: ${column}`,
      average: (column) => `Průměr: ${column}`,
    },
    leftOut: (count) => `Menší skupiny, které v grafu nejsou: ${count}.`,
    earlier: (count) => `Starší období, která v grafu nejsou: ${count}.`,
    unread: (count) => `Buňky, které nejsou čísla a nejsou v žádném součtu: ${count}.`,
    moreRows: (count) => `Další řádky v Unitdesku: ${count}.`,
    groups: {
      none: 'nevyplněno',
      band: ({ from, to }) => `${from} až ${to}`,
      quarter: ({ quarter, year }) => `${quarter} ${year}`,
      week: ({ week, year }) => `${week}. týden ${year}`,
    },
  },
}
