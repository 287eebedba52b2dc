import { Button, Group, Popover, Text } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FocusedPopover } from '../../ui/focused-popover.tsx'
import { useGuide } from '../guide/use-guide.ts'
import { usePlace } from '../use-place.ts'
import classes from './demo-badge.module.css'

/** Says at all times that nothing here is real, and explains on demand what that means. */
export const DemoBadge = () => {
  const { t } = useTranslation()
  const { openConnect } = usePlace()
  const { setOpened } = useGuide()
  return (
    <FocusedPopover width={320} position="bottom-start" withArrow>
      <Popover.Target>
        <button type="button" className={classes['badge']}>
          <IconFlask size={14} stroke={2} aria-hidden />
          {t('shell.demo')}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('shell.demoAbout')}>
        <Text fw={600} size="sm">
          {t('shell.demoTitle')}
        </Text>
        <Text size="sm" my={6}>
          {t('shell.demoSentence')}
        </Text>
        <Group gap="xs">
          <Button size="xs" onClick={() => setOpened({ page: 'first-steps', takesFocus: true })}>
            {t('shell.demoSteps')}
          </Button>
          <Button size="xs" variant="default" onClick={openConnect}>
            {t('shell.demoLeave')}
          </Button>
        </Group>
      </Popover.Dropdown>
    </FocusedPopover>
  )
}
