import { Badge, Button, Code, Group, Table, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Account, Workspace } from '#core/contract/accounts'
import { mutation } from '../../bridge/mutation.ts'
import { useFormats } from '../../i18n/formats-context.ts'
import { ChangePassword } from './change-password.tsx'
import { RemoveWorkspace } from './remove-workspace.tsx'
import classes from './workspace-card.module.css'

export const WorkspaceCard = ({ workspace }: { readonly workspace: Workspace }) => {
  const { t } = useTranslation()
  const open = useMutation(mutation('app.openLink'))
  const { id, name, kind, baseUrl, accounts } = workspace
  const isOnTheWeb = baseUrl.startsWith('https:')
  return (
    <article className={classes['card']} aria-label={name}>
      <Group gap="xs">
        <Text fw={600} size="sm">
          {name}
        </Text>
        {kind === 'demo' ? <Badge color="amber">{t('shell.demo')}</Badge> : <Code>{baseUrl}</Code>}
        <Group gap="xs" ml="auto">
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
      <Table aria-label={t('accounts.accountsOf', { name })} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('accounts.columns.account')}</Table.Th>
            <Table.Th>{t('accounts.columns.login')}</Table.Th>
            <Table.Th>{t('accounts.columns.areas')}</Table.Th>
            <Table.Th>{t('accounts.columns.state')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} isDemo={kind === 'demo'} />
          ))}
        </Table.Tbody>
      </Table>
    </article>
  )
}

const keptWords = {
  keychain: 'accounts.keptKeychain',
  thisRun: 'accounts.keptThisRun',
  nowhere: 'accounts.keptNowhere',
} as const

const AccountRow = ({ account, isDemo }: { account: Account; isDemo: boolean }) => {
  const { t } = useTranslation()
  const { label, login, areas, passwordKept } = account
  return (
    <Table.Tr>
      <Table.Td>{label}</Table.Td>
      <Table.Td>{login}</Table.Td>
      <Table.Td>{areas.map((area) => t(`areas.${area}`)).join(', ')}</Table.Td>
      <Table.Td>
        <Group gap="sm" justify="space-between">
          <div>
            <AccountState account={account} />
            <Text size="xs" c="dimmed">
              {t(keptWords[passwordKept])}
            </Text>
          </div>
          {!isDemo && <ChangePassword account={account} />}
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}

const AccountState = ({ account: { state } }: { account: Account }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (state.kind === 'ready') return <Text size="sm">{t('accounts.ready')}</Text>
  if (state.kind === 'withoutPassword') {
    return (
      <Text size="sm" c="red">
        {t('accounts.withoutPassword')}
      </Text>
    )
  }
  return (
    <>
      <Text size="sm" c="red">
        {t('accounts.held', { since: formats.dateTime(state.since) })}
      </Text>
      <Text size="xs">{t('accounts.heldFailures', { count: state.failuresInARow })}</Text>
    </>
  )
}
