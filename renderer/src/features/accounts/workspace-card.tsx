import { Badge, Button, Code, Group, Table, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Workspace } from '#core/contract/accounts'
import { mutation } from '../../bridge/mutation.ts'
import { AccountRow } from './account-row.tsx'
import { AccountTrouble } from './account-trouble.tsx'
import { AddAccount } from './add-account.tsx'
import { RemoveWorkspace } from './remove-workspace.tsx'
import { ServerZone } from './server-zone.tsx'
import classes from './workspace-card.module.css'

export const WorkspaceCard = ({ workspace }: { readonly workspace: Workspace }) => {
  const { t } = useTranslation()
  const open = useMutation(mutation('app.openLink'))
  const { id, name, kind, baseUrl, timeZone, accounts } = workspace
  const isOnTheWeb = baseUrl.startsWith('https:')
  return (
    <article className={classes['card']} aria-label={name}>
      <Group gap="xs">
        <Text fw={600} size="sm">
          {name}
        </Text>
        {kind === 'demo' ? (
          <Badge color="amber" tt="none">
            {t('shell.demo')}
          </Badge>
        ) : (
          <Code>{baseUrl}</Code>
        )}
        <Group gap="xs" ml="auto">
          {kind === 'crm' && <AddAccount workspace={workspace} />}
          {isOnTheWeb && (
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => open.mutate({ link: 'webInterface', workspaceId: id })}
            >
              {t('accounts.web')}
            </Button>
          )}
          <RemoveWorkspace workspace={workspace} />
        </Group>
      </Group>
      {accounts.length === 0 ? (
        <Text size="sm">{t('accounts.noAccounts')}</Text>
      ) : (
        <AccountTable workspace={workspace} />
      )}
      {accounts
        .filter(({ state }) => state.kind !== 'withoutPassword')
        .map((account) => (
          <AccountTrouble key={account.id} account={account} as="whole" />
        ))}
      {kind === 'crm' && <ServerZone id={id} timeZone={timeZone} />}
    </article>
  )
}

const columns = ['account', 'areas', 'projects', 'state'] as const

const AccountTable = ({ workspace }: { readonly workspace: Workspace }) => {
  const { t } = useTranslation()
  const { name, kind, accounts } = workspace
  return (
    <Table.ScrollContainer minWidth={680}>
      <Table aria-label={t('accounts.accountsOf', { name })} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{t(`accounts.columns.${column}`)}</Table.Th>
            ))}
            {kind === 'crm' && <Table.Th aria-label={t('accounts.columns.actions')} />}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {accounts.map((account) => (
            <AccountRow key={account.id} workspace={workspace} account={account} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
