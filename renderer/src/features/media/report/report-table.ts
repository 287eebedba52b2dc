import type { MediaFile, MediaUpload } from '#core/media/queue/media-file'
import { guardFormula } from '#core/tables/guard-formula'
import type { Table } from '#core/tables/table'

const textColumns = [
  'file',
  'kind',
  'place',
  'where',
  'screen',
  'state',
  'detail',
  'at',
  'size',
] as const
export type ReportColumn = (typeof textColumns)[number]

export interface ReportWords {
  readonly title: string
  readonly titleOf: (column: ReportColumn) => string
  readonly kindOf: (upload: MediaUpload) => string
  readonly placeOf: (upload: MediaUpload) => { readonly name: string; readonly where: string }
  readonly screenOf: (upload: MediaUpload) => string
  readonly stateOf: (upload: MediaUpload) => string
  /** The words for a file that has no place. */
  readonly unplaced: string
  readonly detailOf: (upload: MediaUpload) => string
  readonly wallTime: (at: number) => string
}

/** What became of every file, one row for each of its places; a file without a place has a row too. */
export const reportTable = (files: readonly MediaFile[], words: ReportWords): Table => ({
  title: words.title,
  columns: textColumns.map((column) => ({
    title: words.titleOf(column),
    kind: column === 'size' ? 'number' : column === 'at' ? 'dateTime' : 'text',
    hidden: false,
  })),
  rows: files.flatMap((file) =>
    file.uploads.length === 0
      ? [[guardFormula(file.path), '', '', '', '', words.unplaced, '', null, file.sizeBytes]]
      : file.uploads.map((upload) => rowOf(file, upload, words)),
  ),
})

const rowOf = (file: MediaFile, upload: MediaUpload, words: ReportWords) => {
  const place = words.placeOf(upload)
  const { state } = upload
  return [
    guardFormula(file.path),
    words.kindOf(upload),
    guardFormula(place.name),
    guardFormula(place.where),
    guardFormula(words.screenOf(upload)),
    words.stateOf(upload),
    guardFormula(words.detailOf(upload)),
    'at' in state ? words.wallTime(state.at) : null,
    file.sizeBytes,
  ]
}
