import { useTranslation } from 'react-i18next'
import type { Account } from '#core/contract/accounts'
import { useFailureWords } from '../../bridge/failure-words.ts'
import { useFormats } from '../../i18n/formats-context.ts'
import { Notice } from '../../ui/notice.tsx'
import { ChangePassword } from './change-password.tsx'
import { useTryOnce } from './use-try-once.tsx'

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
  const { label, denied } = account
  const { button } = useTryOnce(account)
  if (denied.length === 0) return null
  return (
    <Notice
      tone="warning"
      title={t('accounts.deniedTitle', { account: label })}
      sentence={t('accounts.deniedSentence', { endpoints: denied.join(', ') })}
      nextStep={t('accounts.deniedNext')}
    >
      {button}
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
  const words = useFailureWords()
  const { button, failure } = useTryOnce(account)
  // A refusal is told by the hold itself, which has counted it.
  const other = failure === null || failure.kind === 'held' ? null : words(failure)
  const since = formats.dateTime(state.since)
  return (
    <Notice
      tone="failure"
      title={t('failures.held.title', { account: account.label })}
      sentence={`${t('accounts.heldFailures', { count: state.failuresInARow })} ${t('accounts.heldSentence', { since })}`}
      nextStep={other ? `${other.title}. ${other.sentence}` : t('accounts.heldCheck')}
    >
      <ChangePassword account={account} look={look} />
      {button}
    </Notice>
  )
}
