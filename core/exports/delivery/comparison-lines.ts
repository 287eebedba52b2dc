import type { ComparisonSummary } from '#core/exports/compare/comparison-summary'
import type { Language } from '#core/format/format-locale'

type Counts = Pick<
  ComparisonSummary,
  | 'rows'
  | 'added'
  | 'removed'
  | 'changed'
  | 'changedCells'
  | 'columns'
  | 'changedByColumn'
  | 'columnChanges'
>

interface LineWords {
  readonly since: (at: string) => string
  readonly rows: (before: number, after: number) => string
  readonly moved: (added: number, removed: number) => string
  readonly changed: (rows: number, cells: number) => string
  readonly columns: (names: string) => string
  readonly columnsChanged: (count: number) => string
  readonly noColumns: string
}

const words: Readonly<Record<Language, LineWords>> = {
  en: {
    since: (at) => `Compared with the run of ${at}:`,
    rows: (before, after) => `Rows: ${before} before, ${after} now.`,
    moved: (added, removed) => `Added: ${added}. Removed: ${removed}.`,
    changed: (rows, cells) => `Changed rows: ${rows}, with ${cells} changed cells.`,
    columns: (names) => `Most changes are in: ${names}.`,
    columnsChanged: (count) => `Columns added, removed or changed: ${count}.`,
    noColumns: 'No cell has a different value.',
  },
  cs: {
    since: (at) => `V porovnání s během ${at}:`,
    rows: (before, after) => `Řádků: předtím ${before}, nyní ${after}.`,
    moved: (added, removed) => `Přibylo: ${added}. Ubylo: ${removed}.`,
    changed: (rows, cells) => `Změněných řádků: ${rows}, v nich změněných buněk: ${cells}.`,
    columns: (names) => `Nejvíc změn je ve sloupcích: ${names}.`,
    columnsChanged: (count) => `Sloupců přibylo, ubylo nebo se změnilo: ${count}.`,
    noColumns: 'Žádná hodnota se nezměnila.',
  },
}

const mostColumns = 3

/** What has changed between two runs, in five lines that are read without opening anything. */
export const comparisonLines = (
  counts: Counts,
  { before, language }: { readonly before: string; readonly language: Language },
): readonly string[] => {
  const say = words[language]
  return [
    say.since(before),
    say.rows(counts.rows.before, counts.rows.after),
    say.moved(counts.added, counts.removed),
    say.changed(counts.changed, counts.changedCells),
    columnsLine(counts, say),
  ]
}

/** Another column matters more than other values in those that were there. */
const columnsLine = (
  { columns, changedByColumn, columnChanges }: Counts,
  say: LineWords,
): string => {
  if (columnChanges.length > 0) return say.columnsChanged(columnChanges.length)
  const names = columns
    .map(({ name }, at) => ({ name, cells: changedByColumn[at] ?? 0 }))
    .filter(({ cells }) => cells > 0)
    .sort((one, other) => other.cells - one.cells)
    .slice(0, mostColumns)
    .map(({ name, cells }) => `${name} (${cells})`)
  return names.length === 0 ? say.noColumns : say.columns(names.join(', '))
}
