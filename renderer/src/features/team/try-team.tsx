import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../bridge/mutation.ts'
import { query } from '../../bridge/query.ts'

/** A team that is there to be tried out, where this computer has a PostgreSQL that may be started for it. */
export const TryTeam = () => {
  const { t } = useTranslation()
  const read = useQuery(query('team.readDemo', {})).data
  // What there is to see stands in the place of this, as soon as there is a team.
  const attempt = useMutation(mutation('team.tryDemo'))
  if (read === undefined) return null
  if (read.obstacle !== null) {
    return (
      <Text size="sm" c="dimmed">
        {t(`team.demo.obstacle.${read.obstacle}`)}
      </Text>
    )
  }
  return (
    <Group gap="sm">
      <Button
        size="xs"
        loading={attempt.isPending}
        onClick={() => attempt.mutate({ draft: t('team.demo.draft') })}
      >
        {t('team.demo.try')}
      </Button>
      <Text size="sm" c="dimmed">
        {t(attempt.isPending ? 'team.demo.starting' : 'team.demo.sentence')}
      </Text>
    </Group>
  )
}
