import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Account } from '#core/contract/accounts'
import { useFormats } from '../../i18n/formats-context.ts'

const keptWords = {
  keychain: 'accounts.keptKeychain',
  thisRun: 'accounts.keptThisRun',
  nowhere: 'accounts.keptNowhere',
} as const

/** Whether a request may leave with the account, and where its password is. */
export const AccountStanding = ({ account }: { readonly account: Account }) => {
  const { t } = useTranslation()
  return (
    <div>
      <State account={account} />
      <Text size="xs" c="dimmed">
        {t(keptWords[account.passwordKept])}
      </Text>
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
