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
import { useNow } from '../../ui/timing/use-now.ts'
import classes from './account-chip.module.css'

interface StatusWords {
  /** A person has to act before everything can be sent again. */
  readonly isTroubled: boolean
  /** Null where there is nothing to say: the account is ready and works. */
  readonly words: string | null
}

const coolsUntil = ({ cooling }: Pick<Account, 'cooling'>): number =>
  Math.max(0, ...cooling.map(({ until }) => until))

/** The status of an account in a few words: first what a person must act on, then what only waits. */
const useStatusWords = (accounts: readonly Account[]): ((account: Account) => StatusWords) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(secondMs, Math.max(0, ...accounts.map(coolsUntil)))
  return ({ state, isProven, denied, cooling }) => {
    if (state.kind === 'held') return { isTroubled: true, words: t('accounts.heldShort') }
    if (state.kind === 'withoutPassword') {
      return { isTroubled: true, words: t('accounts.withoutPassword') }
    }
    if (denied.some(({ cause }) => cause === 'refused')) {
      return { isTroubled: true, words: t('accounts.deniedShort') }
    }
    if (denied.length > 0) return { isTroubled: true, words: t('accounts.unheardShort') }
    if (!isProven) return { isTroubled: false, words: t('accounts.unproven') }
    const until = coolsUntil({ cooling })
    const words = until > now ? t('accounts.cooling', { until: formats.time(until) }) : null
    return { isTroubled: false, words }
  }
}

interface Props {
  readonly place: ParsedInputOf<'accounts.readServing'>
  readonly onManage: () => void
}

/** Which account serves a screen, how it stands, and the way to another one. */
export const AccountChip = ({ place, onManage }: Props) => {
  const { t } = useTranslation()
  const serving = useQuery(query('accounts.readServing', place)).data
  const statusOf = useStatusWords(serving?.accounts ?? [])
  const choose = useMutation(mutation('accounts.chooseAccount'))
  if (!serving) return null
  const { accounts, chosen } = serving
  const account = accounts.find(({ id }) => id === chosen)
  const name = account?.label ?? t('accounts.nobody')
  const { isTroubled, words: state } = account
    ? statusOf(account)
    : { isTroubled: true, words: null }
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
            <Choice account={one} state={statusOf(one).words} />
          </Menu.RadioItem>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={onManage}>{t('accounts.manage')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

interface ChoiceProps {
  readonly account: Account
  readonly state: string | null
}

const Choice = ({ account: { label, login }, state }: ChoiceProps) => (
  <>
    {label}
    <small className={classes['about']}>{state === null ? login : `${login} · ${state}`}</small>
  </>
)
