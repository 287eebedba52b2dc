import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Account } from '#core/contract/accounts'
import { secondMs } from '#core/time'
import { callName } from '../../bridge/call-name.ts'
import { useFormats } from '../../i18n/formats-context.ts'
import { useNow } from '../../ui/timing/use-now.ts'

const keptWords = {
  keychain: 'accounts.keptKeychain',
  thisRun: 'accounts.keptThisRun',
} as const

const deniedWords = {
  refused: 'accounts.deniedEndpoint',
  unheard: 'accounts.unheardEndpoint',
} as const

/** Whether a request may leave with the account, which ones may not, and where its password is. */
export const AccountStatus = ({ account }: { readonly account: Account }) => {
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

const State = ({ account: { state, isProven } }: { readonly account: Account }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (state.kind === 'ready' && !isProven) {
    return (
      <>
        <Text size="sm">{t('accounts.unproven')}</Text>
        <Text size="xs" c="dimmed">
          {t('accounts.unprovenHint')}
        </Text>
      </>
    )
  }
  if (state.kind === 'ready') return <Text size="sm">{t('accounts.ready')}</Text>
  if (state.kind === 'withoutPassword') {
    return (
      <Text size="sm" c="red">
        {t('accounts.withoutPassword')}
      </Text>
    )
  }
  const words = state.cause === 'otherLogins' ? 'accounts.heldServer' : 'accounts.held'
  return (
    <Text size="sm" c="red">
      {t(words, { since: formats.dateTime(state.since) })}
    </Text>
  )
}

const Denied = ({ account: { denied } }: { readonly account: Account }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  return denied.map(({ endpoint, since, cause }) => (
    <Text key={endpoint} size="xs" c="red">
      {t(deniedWords[cause], {
        endpoint: callName(endpoint, t),
        since: formats.dateTime(since),
      })}
    </Text>
  ))
}

const Cooling = ({ account: { cooling } }: { readonly account: Account }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(secondMs, Math.max(0, ...cooling.map(({ until }) => until)))
  return cooling
    .filter(({ until }) => until > now)
    .map(({ endpoint, until }) => (
      <Text key={endpoint} size="xs">
        {t('accounts.coolingEndpoint', {
          endpoint: callName(endpoint, t),
          until: formats.time(until),
        })}
      </Text>
    ))
}
