import type { ColDef } from 'ag-grid-community'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerTree } from '#core/api/answer-tree'
import { spokenName } from '../../ui/answer-tree/shown-branches.ts'
import { spokenText } from '../../ui/answer-tree/spoken-tree.ts'
import { useSpokenValues } from '../../ui/answer-tree/use-spoken-values.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { type MilestoneRecord, milestoneTable } from './milestone-table.ts'

interface Props {
  readonly tree: AnswerTree
  readonly search: string
}

const placeOf = ({ place }: MilestoneRecord): string => place

/** Every element that holds values as a row; columns are whatever the server names. */
export const MilestoneSheet = ({ tree, search }: Props) => {
  const { t } = useTranslation()
  const spoken = useSpokenValues()
  const table = useMemo(() => milestoneTable(tree), [tree])
  const columns = useMemo((): ColDef<MilestoneRecord>[] => {
    const shown = (name: string, text: string) => spokenText(name, text, spoken)
    return [
      {
        colId: '#kind',
        headerName: t('milestones.kind'),
        valueGetter: ({ data }) => (data ? spokenName(data.kind) : ''),
        initialWidth: 130,
      },
      {
        colId: '#within',
        valueGetter: ({ data }) => data?.within ?? '',
        headerName: t('milestones.within'),
        initialWidth: 220,
      },
      ...table.columns.map(
        (name): ColDef<MilestoneRecord> => ({
          colId: name,
          headerName: spokenName(name),
          headerTooltip: name,
          valueGetter: ({ data }) => data?.values[name] ?? '',
          valueFormatter: ({ value }) => shown(name, value),
          getQuickFilterText: ({ value }) => `${value} ${shown(name, value)}`,
          initialWidth: 180,
        }),
      ),
    ]
  }, [table, t, spoken])
  return (
    <Sheet<MilestoneRecord>
      key={table.columns.join('|')}
      label={t('milestones.list')}
      density="normal"
      rows={[...table.records]}
      columns={columns}
      rowId={placeOf}
      search={search}
    />
  )
}
