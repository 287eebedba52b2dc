import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Account } from '#core/contract/accounts'
import { secondMs } from '#core/time'
import { useFormats } from '../../i18n/formats-context.ts'
import { useNow } from '../../ui/timing/use-now.ts'

const keptWords = {
  keychain: 'accounts.keptKeychain',
  thisRun: 'accounts.keptThisRun',
} as const

/** Whether a request may leave with the account, which ones may not, and where its password is. */
export const AccountStanding = ({ account }: { readonly account: Account }) => {
  const { t } = useTranslation()
  return (
    <div>
      <State account={account} />
      <Denied account={account} />
      {account.cooling.length > 0 && <Cooling account={account} />}
      {account.passwordKept !== 'nowhere' && (
        <Text size="xs" c="dimmed">
          {t(keptWords[account.passwordKept])}
        </Text>
      )}
    </div>
  )
}

const State = ({ account: { state } }: { readonly account: Account }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (state.kind === 'ready') return <Text size="sm">{t('accounts.ready')}</Text>
  return (
    <Text size="sm" c="red">
      {state.kind === 'held'
        ? t('accounts.held', { since: formats.dateTime(state.since) })
        : t('accounts.withoutPassword')}
    </Text>
  )
}

const Denied = ({ account: { denied } }: { readonly account: Account }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  return denied.map(({ endpoint, since }) => (
    <Text key={endpoint} size="xs" c="red">
      {t('accounts.deniedEndpoint', { endpoint, since: formats.dateTime(since) })}
    </Text>
  ))
}

const Cooling = ({ account: { cooling } }: { readonly account: Account }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(secondMs)
  return cooling
    .filter(({ until }) => until > now)
    .map(({ endpoint, until }) => (
      <Text key={endpoint} size="xs">
        {t('accounts.coolingEndpoint', { endpoint, until: formats.time(until) })}
      </Text>
    ))
}
