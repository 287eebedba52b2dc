import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../bridge/query.ts'
import { Section } from '../../ui/section.tsx'

const NoticesDialog = lazy(async () => ({
  default: (await import('./notices-dialog.tsx')).NoticesDialog,
}))

const ChangesDialog = lazy(async () => ({
  default: (await import('./changes-dialog.tsx')).ChangesDialog,
}))

export const AboutSection = () => {
  const { t } = useTranslation()
  const about = useQuery(query('app.readAbout', {})).data
  const [areChangesOpen, setChangesOpen] = useState(false)
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
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={() => setChangesOpen(true)}>
          {t('settings.changes.title')}
        </Button>
        <Button size="xs" variant="default" onClick={() => setNoticesOpen(true)}>
          {t('settings.notices.open')}
        </Button>
      </Group>
      {areChangesOpen && about && (
        <Suspense>
          <ChangesDialog
            version={about.version}
            since={null}
            onClose={() => setChangesOpen(false)}
          />
        </Suspense>
      )}
      {areNoticesOpen && (
        <Suspense>
          <NoticesDialog onClose={() => setNoticesOpen(false)} />
        </Suspense>
      )}
    </Section>
  )
}
