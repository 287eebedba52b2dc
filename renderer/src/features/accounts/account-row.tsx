import { Group, Table, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Account, Workspace } from '#core/contract/accounts'
import type { WorkspaceId } from '#core/ids'
import { mutation } from '../../bridge/mutation.ts'
import { query } from '../../bridge/query.ts'
import { notifyDone } from '../../ui/notices/notify.tsx'
import { AccountStatus } from './account-status.tsx'
import { ChangePassword } from './change-password.tsx'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { EditAccount } from './edit-account.tsx'

interface Props {
  readonly workspace: Workspace
  readonly account: Account
}

export const AccountRow = ({ workspace: { id, kind }, account }: Props) => {
  const { t } = useTranslation()
  const { label, login, areas } = account
  return (
    <Table.Tr>
      <Table.Td>
        {label}
        <Text size="xs" c="dimmed">
          {login}
        </Text>
      </Table.Td>
      <Table.Td>{areas.map((area) => t(`areas.${area}`)).join(', ')}</Table.Td>
      <Table.Td>
        <SeenProjects workspaceId={id} account={account} />
      </Table.Td>
      <Table.Td>
        <AccountStatus account={account} />
      </Table.Td>
      {/* The demo brings its own accounts, and their passwords with every start. */}
      {kind === 'crm' && (
        <Table.Td>
          <Group gap={6} wrap="nowrap" justify="flex-end">
            <EditAccount workspaceId={id} account={account} />
            <ChangePassword account={account} />
            <RemoveAccount account={account} />
          </Group>
        </Table.Td>
      )}
    </Table.Tr>
  )
}

interface SeenProps {
  readonly workspaceId: WorkspaceId
  readonly account: Account
}

const SeenProjects = ({ workspaceId, account: { projects } }: SeenProps) => {
  const { t } = useTranslation()
  const known = useQuery(query('prices.listProjects', { workspaceId })).data ?? []
  if (projects === null) return t('accounts.allProjectsShort')
  return projects
    .map((id) => known.find((project) => project.id === id)?.name ?? `${id}`)
    .join(', ')
}

const RemoveAccount = ({ account: { id, label } }: { readonly account: Account }) => {
  const { t } = useTranslation()
  const remove = useMutation({
    ...mutation('accounts.removeAccount'),
    onSuccess: () => notifyDone((t) => ({ title: t('accounts.removed', { name: label }) })),
  })
  return (
    <ConfirmRemoval
      name={label}
      sentence={t('accounts.removeAccountSentence')}
      isRemoving={remove.isPending}
      onRemove={(close) => remove.mutate({ accountId: id }, { onSuccess: close })}
    />
  )
}
