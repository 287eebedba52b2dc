import { Badge, Button, Code, Group, NativeSelect, Table, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Workspace } from '#core/contract/accounts'
import { mutation } from '../../bridge/mutation.ts'
import { query } from '../../bridge/query.ts'
import { notifyDone } from '../../ui/notices/notify.tsx'
import { timeZones } from '../../ui/time-zones.ts'
import { AccountRow } from './account-row.tsx'
import { AccountTrouble } from './account-trouble.tsx'
import { AddAccount } from './add-account.tsx'
import { ConfirmRemoval } from './confirm-removal.tsx'
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

const RemoveWorkspace = ({ workspace: { id, name } }: { readonly workspace: Workspace }) => {
  const { t } = useTranslation()
  const totals = useQuery(query('payments.readTotals', { workspaceId: id })).data?.totals ?? []
  const hasPayments = totals.length > 0
  const remove = useMutation({
    ...mutation('accounts.removeWorkspace'),
    onSuccess: () => notifyDone((t) => ({ title: t('accounts.removed', { name }) })),
  })
  return (
    <ConfirmRemoval
      name={name}
      sentence={
        hasPayments
          ? `${t('accounts.removeSentence')} ${t('accounts.removePayments')}`
          : t('accounts.removeSentence')
      }
      isRemoving={remove.isPending}
      onRemove={(close) => remove.mutate({ workspaceId: id }, { onSuccess: close })}
    />
  )
}

/** The clock of the server, by which times without a zone are read. */
const ServerZone = ({ id, timeZone }: Pick<Workspace, 'id' | 'timeZone'>) => {
  const { t } = useTranslation()
  const change = useMutation(mutation('accounts.changeTimeZone'))
  return (
    <NativeSelect
      size="xs"
      maw={340}
      label={t('accounts.timeZone')}
      description={t('accounts.timeZoneHint')}
      data={timeZones(timeZone)}
      value={change.isPending ? change.variables.timeZone : timeZone}
      onChange={({ currentTarget }) =>
        change.mutate({ workspaceId: id, timeZone: currentTarget.value })
      }
    />
  )
}
