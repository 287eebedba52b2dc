import { useTranslation } from 'react-i18next'
import type { Project } from '#core/contract/prices'
import { useSaveTable } from '../../tables/use-save-table.ts'
import { type ExportFormat, ExportMenu } from '../transfer/export-menu.tsx'
import { batchTable } from './batch-table.ts'
import type { WholeBatch } from './parse-batch.ts'
import { unitOutcome } from './unit-outcome.ts'

interface Props {
  readonly whole: WholeBatch
  readonly project: Pick<Project, 'name'>
}

export const ExportBatch = ({ whole: { batch, units }, project }: Props) => {
  const { t } = useTranslation()
  const { save, isSaving } = useSaveTable()
  const exportAs = (format: ExportFormat) => {
    const table = batchTable(units, {
      title: `${project.name} – ${batch.draftName}`.slice(0, 100),
      titleOf: (column) => t(`batches.file.${column}`),
      outcomeOf: ({ state, message }) =>
        message ?? t(`batches.unitState.${unitOutcome(state, batch.state.kind)}`),
    })
    save({ table, format })
  }
  return <ExportMenu isBusy={isSaving} onExport={exportAs} />
}
