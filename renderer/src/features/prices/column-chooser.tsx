import { Button, Checkbox, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useScreenVerb } from '../../ui/screen-verbs.ts'
import classes from './column-chooser.module.css'

interface Column {
  readonly colId: string
  readonly headerName: string
}

interface Props {
  readonly columns: readonly Column[]
  readonly hidden: ReadonlySet<string>
  readonly onHide: (hidden: ReadonlySet<string>) => void
  readonly onReset: () => void
}

export const ColumnChooser = ({ columns, hidden, onHide, onReset }: Props) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  useScreenVerb('columns', () => setOpened(true))
  const toggle = (colId: string) => {
    const next = new Set(hidden)
    if (!next.delete(colId)) next.add(colId)
    onHide(next)
  }
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconColumns3 size={15} aria-hidden />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {t('prices.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('prices.columnsHint')}>
        <div className={classes['list']}>
          {columns.map(({ colId, headerName }) => (
            <Checkbox
              key={colId}
              size="xs"
              label={headerName}
              checked={!hidden.has(colId)}
              disabled={colId === 'number'}
              onChange={() => toggle(colId)}
            />
          ))}
        </div>
        <Button mt="sm" size="compact-xs" variant="subtle" onClick={onReset}>
          {t('prices.columnsReset')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
