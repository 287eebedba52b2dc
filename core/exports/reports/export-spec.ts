import type { ProjectId } from '#core/ids'

export type WorkbookFormat = 'xls' | 'xlsx'

/** What narrows an export is left out where it does not. */
export interface ExportSpec {
  /** The export's name without the prefix of its endpoint. */
  readonly name: string
  readonly format: WorkbookFormat
  /** How columns are headed; the server's default when left out. */
  readonly headers?: 'labels' | 'ids' | 'labels_ids' | 'ids_labels'
  readonly projectIds?: readonly ProjectId[]
  readonly fullText?: string
  /** YYYY-MM-DD, inclusive. */
  readonly createdFrom?: string
  readonly createdTo?: string
  readonly statusIds?: readonly number[]
  /** What a single export has of its own, such as the `mode` of the defects. */
  readonly more?: Readonly<Record<string, string>>
}
