import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../bridge/query.ts'
import { Section } from '../../ui/section.tsx'

export const AboutSection = () => {
  const { t } = useTranslation()
  const about = useQuery(query('app.readAbout', {})).data
  return (
    <Section title={t('settings.about')}>
      {about && (
        <div>
          <Text size="sm">{t('settings.version', { version: about.version })}</Text>
          <Text size="sm" c="dimmed">
            {t('settings.runtime', about.runtime)}
          </Text>
        </div>
      )}
    </Section>
  )
}
