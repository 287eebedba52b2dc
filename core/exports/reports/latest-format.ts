import type { LatestFormat, ReportContent } from './report-definition.ts'

interface Kinds {
  readonly asked: ReportContent['format']
  /** The format of what came, by its contents, whatever was asked for. */
  readonly came: ReportContent['format']
  readonly latest: LatestFormat
}

/**
 * What the latest file of a report is. Its name stays the same wherever contents can become what was asked for;
 * into the older format nothing is converted, and a name must not promise what is not in the file.
 */
export const latestFormat = ({ asked, came, latest }: Kinds): 'xls' | 'xlsx' | 'csv' => {
  if (latest !== 'asFetched') return latest
  return asked === 'xls' ? came : 'xlsx'
}
