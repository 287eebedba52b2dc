import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../bridge/query.ts'
import { Section } from '../../ui/section.tsx'

const NoticesDialog = lazy(async () => ({
  default: (await import('./notices-dialog.tsx')).NoticesDialog,
}))

export const AboutSection = () => {
  const { t } = useTranslation()
  const about = useQuery(query('app.readAbout', {})).data
  const [areNoticesOpen, setNoticesOpen] = useState(false)
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
      <div>
        <Button size="xs" variant="default" onClick={() => setNoticesOpen(true)}>
          {t('settings.notices.open')}
        </Button>
      </div>
      {areNoticesOpen && (
        <Suspense>
          <NoticesDialog onClose={() => setNoticesOpen(false)} />
        </Suspense>
      )}
    </Section>
  )
}
