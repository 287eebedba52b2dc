import { useTranslation } from 'react-i18next'
import { shownPair } from '#core/prices/draft/shown-pair'
import { pricelistTable } from '#core/prices/transfer/export-table'
import { toWallTime } from '#core/wall-time'
import { ownZone } from '../../../ui/time-zones.ts'
import { useSaveTable } from '../../tables/use-save-table.ts'
import type { EditorParts } from '../editor/editor-parts.ts'
import { statusWord, typeWord } from '../grid/unit-words.ts'
import { exportedColumns } from './exported-columns.ts'

/** Writes the units and columns that are shown, prices with the draft, in a layout that finds its way back. */
export const useExportPrices = ({ edited, known }: EditorParts) => {
  const { t } = useTranslation()
  const { pricelist, columns, units, view } = edited
  const { save } = useSaveTable()
  return (format: 'xlsx' | 'csv'): void => {
    const snapshotAt = new Date(pricelist.fetchedAt).toISOString()
    const table = pricelistTable({
      title: pricelist.projectName.slice(0, 120),
      units: view.seenNow().shown ?? units,
      draft: known.lens.draft,
      columns: exportedColumns(
        columns.filter(({ colId }) => !view.hidden.has(colId)),
        {
          status: (unit) => statusWord(t, unit),
          type: (unit) => typeWord(t, unit),
          grossOf: (unit) => shownPair(known.lens, unit).grossMinor,
        },
      ),
      snapshotAt,
    })
    const fileName = t('transfer.fileName', {
      project: pricelist.projectName,
      day: toWallTime(pricelist.fetchedAt, ownZone()).date,
    })
    save({ table, format, fileName })
  }
}
