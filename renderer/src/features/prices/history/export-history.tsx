import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '#core/contract/prices'
import type { ProjectKey } from '#core/ids'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { notifyFailure } from '../../../ui/notices/notify.tsx'
import { ownZone } from '../../../ui/time-zones.ts'
import { useSaveTable } from '../../tables/use-save-table.ts'
import { originWords } from '../batch/origin-words.ts'
import type { WholeBatch } from '../batch/parse-batch.ts'
import { unitOutcome } from '../batch/unit-outcome.ts'
import { type ExportFormat, ExportMenu } from '../transfer/export-menu.tsx'
import { historyTable } from './history-table.ts'
import { mostUnits, readAllBatches } from './read-all-batches.ts'
import type { BatchFilter } from './use-batches.ts'

interface Props {
  readonly of: ProjectKey
  readonly project: Pick<Project, 'name'>
  readonly filter: BatchFilter
}

const useHistoryTable = (project: Pick<Project, 'name'>) => {
  const { t } = useTranslation()
  const formats = useFormats()
  return (batches: readonly WholeBatch[]) =>
    historyTable(batches, {
      title: t('batches.historyFile', { project: project.name }).slice(0, 100),
      timeZone: ownZone(),
      titleOf: (column) => t(`batches.file.${column}`),
      originsOf: (batch) => originWords(batch, { t, formats }),
      stateOf: ({ state }) => t(`batches.state.${state.kind}`),
      outcomeOf: ({ state, message }, batch) =>
        message ?? t(`batches.unitState.${unitOutcome(state, batch.state.kind)}`),
    })
}

/** Exports all batches that the list would show, with all their units, into one file. */
export const ExportHistory = ({ of, project, filter }: Props) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const formats = useFormats()
  const { save, isSaving } = useSaveTable()
  const tableOf = useHistoryTable(project)
  const [isReading, setReading] = useState(false)
  const exportAs = async (format: ExportFormat) => {
    setReading(true)
    const read = await readAllBatches(of, filter).finally(() => setReading(false))
    if (!read.ok) notifyFailure(() => words(read.failure))
    else if (read.value === 'tooMany') {
      notifyFailure((t) => ({
        title: t('batches.tooManyTitle'),
        sentence: t('batches.tooMany', { most: formats.integer(mostUnits) }),
      }))
    } else save({ table: tableOf(read.value), format })
  }
  return (
    <ExportMenu
      words={t('batches.exportAll')}
      isBusy={isReading || isSaving}
      onExport={(format) => void exportAs(format)}
    />
  )
}
