import { Button, Popover } from '@mantine/core'
import { IconSum } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FocusedPopover } from '../../../ui/focused-popover.tsx'
import { TotalsPanel } from './totals-panel.tsx'
import type { TotalsProps } from './totals-props.ts'

/** Sums and averages by building and floor or by layout; a click on a place shows that place alone. */
export const PlaceTotals = (props: TotalsProps) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  return (
    <FocusedPopover opened={opened} onChange={setOpened} position="top-start">
      <Popover.Target>
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<IconSum size={14} aria-hidden />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {t('totals.open')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('totals.open')}>
        {opened && <TotalsPanel {...props} onLeave={() => setOpened(false)} />}
      </Popover.Dropdown>
    </FocusedPopover>
  )
}
