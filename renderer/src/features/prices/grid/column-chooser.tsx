import { Button, Checkbox, Popover, SegmentedControl, Text } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FocusedPopover } from '../../../ui/focused-popover.tsx'
import { useScreenVerb } from '../../../ui/screen-verbs.ts'
import type { Density } from '../../../ui/sheet/sheet-theme.ts'
import classes from './column-chooser.module.css'
import type { UnitColumn } from './unit-column.ts'

interface Props {
  readonly columns: readonly UnitColumn[]
  readonly hidden: ReadonlySet<string>
  readonly onHide: (hidden: ReadonlySet<string>) => void
  readonly onReset: () => void
  readonly density: Density
  readonly onDensity: (density: Density) => void
}

export const ColumnChooser = (props: Props) => {
  const { columns, hidden, onHide, onReset, density, onDensity } = props
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  useScreenVerb('columns', () => setOpened(true))
  const toggle = (colId: string) => {
    const next = new Set(hidden)
    if (!next.delete(colId)) next.add(colId)
    onHide(next)
  }
  return (
    <FocusedPopover opened={opened} onChange={setOpened} position="bottom-end">
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          data-folds
          title={t('prices.columns')}
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
        <DensityChoice density={density} onDensity={onDensity} />
      </Popover.Dropdown>
    </FocusedPopover>
  )
}

const densities = ['compact', 'normal', 'comfortable'] as const

const DensityChoice = ({ density, onDensity }: Pick<Props, 'density' | 'onDensity'>) => {
  const { t } = useTranslation()
  const label = t('settings.density')
  return (
    <>
      <Text size="xs" c="dimmed" mt="sm" mb={4}>
        {label}
      </Text>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={label}
        data={densities.map((value) => ({ value, label: t(`settings.${value}`) }))}
        value={density}
        onChange={onDensity}
      />
    </>
  )
}
