import { Button, Popover, SegmentedControl } from '@mantine/core'
import { IconCopy, IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Condition } from '#core/exports/table/column-condition'
import type { ReportColumn } from '#core/exports/table/report-table'
import { FocusedPopover } from '../../../ui/focused-popover.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import shared from '../exports.module.css'
import { ColumnChoice } from './column-choice.tsx'
import { ConditionList } from './condition-list.tsx'
import { OutMenu } from './out-menu.tsx'
import type { SheetViewProps } from './sheet-view-props.ts'
import { ShownRun } from './shown-run.tsx'
import type { TableView } from './use-table-view.ts'

interface FilterButtonProps {
  readonly columns: readonly ReportColumn[]
  readonly conditions: readonly Condition[]
  readonly onChange: (conditions: readonly Condition[]) => void
}

/** Conditions on columns behind a button that says how many there are. */
const FilterButton = ({ columns, conditions, onChange }: FilterButtonProps) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const count = conditions.length
  return (
    <FocusedPopover opened={opened} onChange={setOpened} position="bottom-end">
      <Popover.Target>
        <Button
          size="compact-sm"
          variant={count > 0 ? 'light' : 'default'}
          leftSection={<IconFilter size={14} aria-hidden />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {count === 0 ? t('exports.conditions.none') : t('exports.conditions.some', { count })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('exports.conditions.legend')}>
        <ConditionList columns={columns} conditions={conditions} onChange={onChange} />
      </Popover.Dropdown>
    </FocusedPopover>
  )
}

interface Props extends SheetViewProps {
  readonly view: TableView
}

/** Which run and sheet are shown and how, and the ways out of the application. */
export const ViewerTools = (props: Props) => {
  const { opened, run, sheet, sheets, sheetAt, onSheet, view } = props
  const { t } = useTranslation()
  const { range, handle } = view
  return (
    <div className={shared['toolbar']}>
      <ShownRun opened={opened} run={run} />
      {sheets.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={t('exports.viewer.sheets')}
          data={sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
          value={String(sheetAt)}
          onChange={(at) => onSheet(Number(at))}
        />
      )}
      <div className={shared['end']}>
        <SearchField
          label={t('exports.viewer.search')}
          width={200}
          value={view.search}
          onChange={view.setSearch}
        />
        <FilterButton
          columns={sheet.columns}
          conditions={view.conditions}
          onChange={view.setConditions}
        />
        <ColumnChoice columns={sheet.columns} view={view} />
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconCopy size={14} aria-hidden />}
          disabled={range === null}
          title={t('exports.viewer.copyHint')}
          onClick={() => handle.current?.copy({ withHeaders: true })}
        >
          {t('exports.viewer.copy')}
        </Button>
        <OutMenu {...props} />
      </div>
    </div>
  )
}
