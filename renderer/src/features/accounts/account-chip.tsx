import { Menu, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconChevronDown, IconUser } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Account } from '#core/contract/accounts'
import type { ParsedInputOf } from '#core/contract/index'
import { secondMs } from '#core/time'
import { mutation } from '../../bridge/mutation.ts'
import { query } from '../../bridge/query.ts'
import { useFormats } from '../../i18n/formats-context.ts'
import { useNow } from '../../ui/use-now.ts'
import classes from './account-chip.module.css'

const stateWords = {
  ready: 'accounts.ready',
  held: 'accounts.heldShort',
  withoutPassword: 'accounts.withoutPassword',
} as const

interface Props {
  readonly place: ParsedInputOf<'accounts.readServing'>
  readonly onManage: () => void
}

/** Which account serves a screen, how it stands, and the way to another one. */
export const AccountChip = ({ place, onManage }: Props) => {
  const { t } = useTranslation()
  const serving = useQuery(query('accounts.readServing', place)).data
  const formats = useFormats()
  const now = useNow(secondMs)
  const choose = useMutation(mutation('accounts.chooseAccount'))
  if (!serving) return null
  const { accounts, chosen } = serving
  const account = accounts.find(({ id }) => id === chosen)
  const isTroubled = account?.state.kind !== 'ready'
  const name = account?.label ?? t('accounts.nobody')
  const coolingUntil = Math.max(0, ...(account?.cooling.map(({ until }) => until) ?? []))
  const isCooling = !isTroubled && coolingUntil > now
  const troubled = account && isTroubled ? t(stateWords[account.state.kind]) : null
  const state = isCooling ? t('accounts.cooling', { until: formats.time(coolingUntil) }) : troubled
  return (
    <Menu position="bottom-start" width={280} shadow="md">
      <Menu.Target>
        <UnstyledButton
          className={classes['chip']}
          data-troubled={isTroubled || undefined}
          aria-label={[t('accounts.servedBy', { account: name }), state].filter(Boolean).join(', ')}
        >
          {isTroubled ? (
            <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
          ) : (
            <IconUser size={14} stroke={1.8} aria-hidden />
          )}
          <span className={classes['name']}>{name}</span>
          {state && <span className={classes['state']}>{`· ${state}`}</span>}
          <IconChevronDown size={13} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {t(accounts.length === 0 ? 'accounts.nobodyServes' : 'accounts.serves', {
            area: t(`areas.${place.area}`),
          })}
        </Menu.Label>
        {accounts.map((one) => (
          <Menu.RadioItem
            key={one.id}
            value={one.id}
            checked={one.id === chosen}
            closeMenuOnClick
            onChange={() => choose.mutate({ ...place, accountId: one.id })}
          >
            <Choice account={one} />
          </Menu.RadioItem>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={onManage}>{t('accounts.manage')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const Choice = ({ account: { label, login, state } }: { readonly account: Account }) => {
  const { t } = useTranslation()
  return (
    <>
      {label}
      <small className={classes['about']}>
        {state.kind === 'ready' ? login : `${login} · ${t(stateWords[state.kind])}`}
      </small>
    </>
  )
}
