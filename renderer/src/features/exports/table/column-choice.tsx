import { Button, Checkbox, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportColumn } from '#core/exports/table/report-table'
import { fold } from '#core/fold'
import { useScreenVerb } from '../../../ui/screen-verbs.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import classes from './column-choice.module.css'
import type { TableView } from './use-table-view.ts'

interface Props {
  readonly columns: readonly ReportColumn[]
  readonly view: TableView
}

/** Which columns of the sheet are shown; the first one always is. */
export const ColumnChoice = ({ columns, view: { hiddenNames, hideNames } }: Props) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const [search, setSearch] = useState('')
  useScreenVerb('columns', () => setOpened(true))
  const hidden = new Set(hiddenNames)
  const wanted = fold(search.trim())
  const toggle = (name: string) => {
    const next = new Set(hidden)
    if (!next.delete(name)) next.add(name)
    hideNames([...next])
  }
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconColumns3 size={14} aria-hidden />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {t('exports.viewer.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('exports.viewer.columnsShown')}>
        <SearchField
          label={t('exports.viewer.findColumn')}
          clearLabel={t('exports.search.clear')}
          isMain={false}
          value={search}
          onChange={setSearch}
        />
        <div className={classes['list']}>
          {columns.map(
            ({ name }, at) =>
              fold(name).includes(wanted) && (
                <Checkbox
                  key={name}
                  size="xs"
                  label={name}
                  checked={at === 0 || !hidden.has(name)}
                  disabled={at === 0}
                  onChange={() => toggle(name)}
                />
              ),
          )}
        </div>
        <Button mt="sm" size="compact-xs" variant="subtle" onClick={() => hideNames([])}>
          {t('exports.viewer.allColumns')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
