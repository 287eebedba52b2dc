import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../bridge/query.ts'
import { Section } from '../../ui/section.tsx'
import { WorkspaceCard } from './workspace-card.tsx'

interface Props {
  readonly onConnect: () => void
  readonly onDemo: () => void
}

export const WorkspacesSection = ({ onConnect, onDemo }: Props) => {
  const { t } = useTranslation()
  const workspaces = useQuery(query('accounts.listWorkspaces', {})).data ?? []
  const isInTeam = useQuery(query('team.readTeam', {})).data != null
  const hasDemo = workspaces.some(({ kind }) => kind === 'demo')
  return (
    <Section title={t('accounts.title')}>
      {workspaces.length === 0 && <Text size="sm">{t('accounts.none')}</Text>}
      {workspaces.map((workspace) => (
        <WorkspaceCard key={workspace.id} workspace={workspace} />
      ))}
      {workspaces.some(({ kind }) => kind === 'crm') && (
        <Text size="xs" c="dimmed">
          {isInTeam
            ? t('accounts.onePerTeam')
            : `${t('accounts.onePerDesk')} ${t('accounts.onePerDeskHow')}`}
        </Text>
      )}
      <Group gap="xs">
        <Button size="xs" onClick={onConnect}>
          {t('accounts.add')}
        </Button>
        {!hasDemo && (
          <Button size="xs" variant="default" onClick={onDemo}>
            {t('accounts.openDemo')}
          </Button>
        )}
      </Group>
    </Section>
  )
}
