import { Button, Code, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../../bridge/mutation.ts'
import { Section } from '../../../ui/section.tsx'
import classes from '../settings/settings-dialog.module.css'

const importCommand = `unitdesk-runner import unitdesk-settings.json \\
  --folder /srv/reports --backups /srv/backups`

/** Hands the schedules over: a file for the runner, and a pause here. */
export const MoveSchedules = () => {
  const { t } = useTranslation()
  const move = useMutation(mutation('exports.moveToRunner'))
  return (
    <Section title={t('exports.runner.move')} sentence={t('exports.runner.moveHint')}>
      <Group>
        <Button
          size="xs"
          variant="default"
          loading={move.isPending}
          onClick={() => move.mutate({})}
        >
          {t('exports.runner.moveNow')}
        </Button>
      </Group>
      <div role="status">
        {move.data && (
          <Stack gap={8}>
            <p className={classes['use']}>
              {t('exports.runner.moved', { count: move.data.paused, file: move.data.file })}
            </p>
            <p className={classes['use']}>{t('exports.runner.steps')}</p>
            <Code block>{importCommand}</Code>
            <p className={classes['use']}>{t('exports.runner.stays')}</p>
            <p className={classes['use']}>{t('exports.runner.back')}</p>
          </Stack>
        )}
      </div>
    </Section>
  )
}
