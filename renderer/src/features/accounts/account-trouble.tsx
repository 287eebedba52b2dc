import { useTranslation } from 'react-i18next'
import type { Account } from '#core/contract/accounts'
import { useFormats } from '../../i18n/formats-context.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { ChangePassword } from './change-password.tsx'
import { TryOnce } from './try-once.tsx'

const look = { size: 'xs' } as const

/** Why nothing leaves with an account, and what its person can do; nothing where it is ready. */
export const AccountTrouble = ({ account }: { readonly account: Account }) => {
  const { t } = useTranslation()
  const { state, label } = account
  if (state.kind === 'ready') return <DeniedEndpoints account={account} />
  if (state.kind === 'held') return <HeldAccount account={account} state={state} />
  return (
    <Notice
      tone="warning"
      title={t('accounts.withoutPasswordTitle', { account: label })}
      sentence={t('accounts.withoutPasswordSentence')}
    >
      <ChangePassword account={account} look={look} />
    </Notice>
  )
}

const DeniedEndpoints = ({ account }: { readonly account: Account }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { label, denied } = account
  if (denied.length === 0) return null
  const endpoints = denied.map(({ endpoint, since }) =>
    t('accounts.deniedSince', { endpoint, since: formats.dateTime(since) }),
  )
  return (
    <Notice
      tone="warning"
      title={t('accounts.deniedTitle', { account: label })}
      sentence={t('accounts.deniedSentence', { endpoints: endpoints.join(', ') })}
      nextStep={t('accounts.deniedNext')}
    >
      <TryOnce account={account} />
    </Notice>
  )
}

interface HeldProps {
  readonly account: Account
  readonly state: Extract<Account['state'], { kind: 'held' }>
}

const HeldAccount = ({ account, state }: HeldProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const since = formats.dateTime(state.since)
  return (
    <Notice
      tone="failure"
      title={t('failures.held.title', { account: account.label })}
      sentence={`${t('accounts.heldFailures', { count: state.failuresInARow })} ${t('accounts.heldSentence', { since })}`}
      nextStep={t('accounts.heldCheck')}
    >
      <ChangePassword account={account} look={look} />
      <TryOnce account={account} />
    </Notice>
  )
}
