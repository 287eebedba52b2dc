import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core'
import { IconColumns3, IconPin, IconPinFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportColumn } from '#core/exports/table/report-table'
import { fold } from '#core/fold'
import { FocusedPopover } from '../../../ui/focused-popover.tsx'
import { useScreenVerb } from '../../../ui/screen-verbs.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import classes from './column-choice.module.css'
import type { TableView } from './use-table-view.ts'

interface Props {
  readonly columns: readonly ReportColumn[]
  readonly view: TableView
}

const toggled = (names: readonly string[], name: string): string[] =>
  names.includes(name) ? names.filter((one) => one !== name) : [...names, name]

/** Which columns of the sheet are shown, and which stay in sight at the left. */
export const ColumnChoice = ({ columns, view }: Props) => {
  const { hiddenNames, hideNames, frozenNames, freezeNames } = view
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const [search, setSearch] = useState('')
  useScreenVerb('columns', () => setOpened(true))
  const hidden = new Set(hiddenNames)
  const wanted = fold(search.trim())
  const shown = columns.filter(({ name }) => !hidden.has(name))
  return (
    <FocusedPopover opened={opened} onChange={setOpened} position="bottom-end">
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
          isMain={false}
          value={search}
          onChange={setSearch}
        />
        <div className={classes['list']}>
          {columns.map(
            ({ name }) =>
              fold(name).includes(wanted) && (
                <div key={name} className={classes['line']}>
                  <Checkbox
                    size="xs"
                    label={name}
                    checked={!hidden.has(name)}
                    // A table without columns has nothing to be looked at.
                    disabled={shown.length === 1 && shown[0]?.name === name}
                    onChange={() => hideNames(toggled(hiddenNames, name))}
                  />
                  <FreezeButton
                    name={name}
                    isFrozen={frozenNames.includes(name)}
                    onToggle={() => freezeNames(toggled(frozenNames, name))}
                  />
                </div>
              ),
          )}
        </div>
        <Button mt="sm" size="compact-xs" variant="subtle" onClick={() => hideNames([])}>
          {t('exports.viewer.allColumns')}
        </Button>
      </Popover.Dropdown>
    </FocusedPopover>
  )
}

interface FreezeProps {
  readonly name: string
  readonly isFrozen: boolean
  readonly onToggle: () => void
}

const FreezeButton = ({ name, isFrozen, onToggle }: FreezeProps) => {
  const { t } = useTranslation()
  const Icon = isFrozen ? IconPinFilled : IconPin
  return (
    <ActionIcon
      size={20}
      variant="subtle"
      color={isFrozen ? 'petrol' : 'gray'}
      aria-pressed={isFrozen}
      aria-label={t('exports.viewer.freezeNamed', { name })}
      title={t(isFrozen ? 'exports.viewer.unfreeze' : 'exports.viewer.freeze')}
      onClick={onToggle}
    >
      <Icon size={14} aria-hidden />
    </ActionIcon>
  )
}
