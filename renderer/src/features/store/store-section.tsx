import { Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../bridge/mutation.ts'
import { Section } from '../../ui/section.tsx'

export const StoreSection = () => {
  const { t } = useTranslation()
  const show = useMutation(mutation('store.showFolder'))
  return (
    <Section title={t('settings.store')}>
      <Group gap="md">
        <Text size="sm">{t('settings.storeHealthy')}</Text>
        <Button size="xs" variant="default" onClick={() => show.mutate({})}>
          {t('settings.showFolder')}
        </Button>
      </Group>
    </Section>
  )
}
