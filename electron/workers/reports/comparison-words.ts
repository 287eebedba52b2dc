import type { ComparedRow, ComparisonSummary } from '#core/exports/compare/comparison-summary'
import type { Language } from '#core/format/format-locale'

type Change = ComparisonSummary['columnChanges'][number]

interface ComparisonWords {
  readonly sheets: { readonly summary: string; readonly rows: string; readonly columns: string }
  readonly report: string
  readonly earlier: string
  readonly later: string
  readonly rows: string
  readonly same: string
  readonly changedCells: string
  readonly aligned: string
  readonly wholeRows: string
  readonly repeatedKeys: string
  readonly withoutKey: string
  readonly change: string
  readonly before: string
  readonly column: string
  readonly what: string
  readonly kinds: Readonly<Record<ComparedRow['kind'], string>>
  readonly kindsOfRows: Readonly<Record<ComparedRow['kind'], string>>
  readonly announced: string
  readonly cutShort: (rows: number) => string
  readonly told: (change: Change) => string
}

const types = {
  en: { number: 'numbers', date: 'dates', flag: 'yes or no', text: 'texts', empty: 'nothing' },
  cs: { number: 'čísla', date: 'data', flag: 'ano a ne', text: 'texty', empty: 'nic' },
} as const

const en: ComparisonWords = {
  sheets: { summary: 'Summary', rows: 'Changed rows', columns: 'Columns' },
  report: 'Report',
  earlier: 'Earlier run',
  later: 'Later run',
  rows: 'Rows',
  same: 'Rows without a change',
  changedCells: 'Changed cells',
  aligned: 'Rows aligned by',
  wholeRows: 'whole rows: no column tells them apart',
  repeatedKeys: 'Rows with a repeated key',
  withoutKey: 'Rows without a key',
  change: 'Change',
  before: 'Before',
  column: 'Column',
  what: 'What happened',
  kinds: { added: 'Added', removed: 'Removed', changed: 'Changed' },
  kindsOfRows: { added: 'Rows added', removed: 'Rows removed', changed: 'Rows changed' },
  announced: 'announced by the CRM',
  cutShort: (rows) => `Only the first ${rows} changed rows are in this workbook.`,
  told: (change) => {
    switch (change.kind) {
      case 'added':
        return 'New column'
      case 'removed':
        return 'Column is gone'
      case 'renamed':
        return `Probably renamed, was “${change.from}”`
      case 'typeChanged':
        return `Held ${types.en[change.from]}, now ${types.en[change.to]}`
    }
  },
}

const cs: ComparisonWords = {
  sheets: { summary: 'Souhrn', rows: 'Změněné řádky', columns: 'Sloupce' },
  report: 'Report',
  earlier: 'Starší běh',
  later: 'Novější běh',
  rows: 'Řádky',
  same: 'Řádky beze změny',
  changedCells: 'Změněné buňky',
  aligned: 'Řádky spárovány podle',
  wholeRows: 'celých řádků: žádný sloupec je nerozlišuje',
  repeatedKeys: 'Řádky s opakovaným klíčem',
  withoutKey: 'Řádky bez klíče',
  change: 'Změna',
  before: 'Předtím',
  column: 'Sloupec',
  what: 'Co se stalo',
  kinds: { added: 'Přibylo', removed: 'Ubylo', changed: 'Změněno' },
  kindsOfRows: { added: 'Přibylé řádky', removed: 'Ubylé řádky', changed: 'Změněné řádky' },
  announced: 'ohlášeno dodavatelem CRM',
  cutShort: (rows) => `V sešitu je jen prvních ${rows} změněných řádků.`,
  told: (change) => {
    switch (change.kind) {
      case 'added':
        return 'Nový sloupec'
      case 'removed':
        return 'Sloupec zmizel'
      case 'renamed':
        return `Nejspíš přejmenován, dříve „${change.from}“`
      case 'typeChanged':
        return `Dříve ${types.cs[change.from]}, nyní ${types.cs[change.to]}`
    }
  },
}

export const comparisonWords: Readonly<Record<Language, ComparisonWords>> = { en, cs }
