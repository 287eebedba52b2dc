import { useTranslation } from 'react-i18next'
import type { PriceChangeRow } from '#core/prices/batch/change-list'
import { useSaveTable } from '../../../tables/use-save-table.ts'
import { type ExportFormat, ExportMenu } from '../../transfer/export-menu.tsx'
import type { ReviewProps } from '../review-props.ts'
import { type ChangeColumn, changeListTable } from './change-list-table.ts'

interface Props extends Pick<ReviewProps, 'project' | 'draft'> {
  readonly rows: readonly PriceChangeRow[]
}

/** The change list as a file, for those who sign it or type it in by hand. */
export const ExportChanges = ({ project, draft, rows }: Props) => {
  const { t } = useTranslation()
  const { save, isSaving } = useSaveTable()
  const exportAs = (format: ExportFormat) => {
    const title = `${project.name} – ${draft.name}`.slice(0, 100)
    const titled = { title, titleOf: (column: ChangeColumn) => t(`batches.file.${column}`) }
    save({ table: changeListTable(rows, titled), format })
  }
  return <ExportMenu isBusy={isSaving} isDisabled={rows.length === 0} onExport={exportAs} />
}
