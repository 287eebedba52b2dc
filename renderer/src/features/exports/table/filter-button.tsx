import { Button, Popover } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Condition } from '#core/exports/table/column-condition'
import type { ReportColumn } from '#core/exports/table/report-table'
import { ConditionList } from './condition-list.tsx'

interface Props {
  readonly columns: readonly ReportColumn[]
  readonly conditions: readonly Condition[]
  readonly onChange: (conditions: readonly Condition[]) => void
}

/** Conditions on columns behind a button that says how many there are. */
export const FilterButton = ({ columns, conditions, onChange }: Props) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const count = conditions.length
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" shadow="md" trapFocus>
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
    </Popover>
  )
}
