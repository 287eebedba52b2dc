import { useTranslation } from 'react-i18next'
import type { SeenPrice } from '#core/contract/prices'
import { ownZone } from '../../../ui/time-zones.ts'
import { useSaveTable } from '../../tables/use-save-table.ts'
import { type ExportFormat, ExportMenu } from '../transfer/export-menu.tsx'
import { seenTable } from './seen-table.ts'

interface Props {
  readonly seen: readonly SeenPrice[]
  /** The number of the unit. */
  readonly number: string
}

/** The price history of a unit as a file. */
export const ExportSeen = ({ seen, number }: Props) => {
  const { t } = useTranslation()
  const { save, isSaving } = useSaveTable()
  const exportAs = (format: ExportFormat) => {
    const table = seenTable(seen, {
      title: t('unit.historyFile', { number }).slice(0, 100),
      titleOf: (column) => t(`unit.file.${column}`),
      originOf: ({ origin }) => t(`unit.origin.${origin}`),
      timeZone: ownZone(),
    })
    save({ table, format })
  }
  return <ExportMenu size="compact-xs" isBusy={isSaving} onExport={exportAs} />
}
