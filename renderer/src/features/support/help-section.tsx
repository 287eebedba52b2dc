import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../bridge/mutation.ts'
import { Section } from '../../ui/section.tsx'
import { ReportButton } from './report-button.tsx'

/** What to do when something fails. */
export const HelpSection = () => {
  const { t } = useTranslation()
  const showLog = useMutation(mutation('support.showLogFolder'))
  return (
    <Section title={t('support.title')} sentence={t('support.sentence')}>
      <Group gap="xs">
        <ReportButton />
        <Button size="xs" variant="default" onClick={() => showLog.mutate({})}>
          {t('support.openLogFolder')}
        </Button>
      </Group>
    </Section>
  )
}
