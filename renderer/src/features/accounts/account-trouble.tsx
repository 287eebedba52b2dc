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
  if (state.kind === 'ready') {
    return (
      <>
        <DeniedEndpoints account={account} cause="refused" />
        <DeniedEndpoints account={account} cause="unheard" />
      </>
    )
  }
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

const deniedWords = {
  refused: ['accounts.deniedTitle', 'accounts.deniedSentence', 'accounts.deniedNext'],
  unheard: ['accounts.unheardTitle', 'accounts.unheardSentence', 'accounts.unheardNext'],
} as const

interface DeniedProps {
  readonly account: Account
  readonly cause: Account['denied'][number]['cause']
}

const DeniedEndpoints = ({ account, cause }: DeniedProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const [title, sentence, nextStep] = deniedWords[cause]
  const denied = account.denied.filter((one) => one.cause === cause)
  if (denied.length === 0) return null
  const endpoints = denied.map(({ endpoint, since }) =>
    t('accounts.deniedSince', { endpoint, since: formats.dateTime(since) }),
  )
  return (
    <Notice
      tone="warning"
      title={t(title, { account: account.label })}
      sentence={t(sentence, { endpoints: endpoints.join(', ') })}
      nextStep={t(nextStep)}
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
  const why =
    state.cause === 'unheard'
      ? t('accounts.heldUnheard')
      : t('accounts.heldFailures', { count: state.failuresInARow })
  const isOfServer = state.cause === 'otherLogins'
  return (
    <Notice
      tone="failure"
      title={t(isOfServer ? 'failures.held.titleServer' : 'failures.held.title', {
        account: account.label,
      })}
      sentence={
        isOfServer
          ? t('failures.held.sentenceServer', { since })
          : `${why} ${t('accounts.heldSentence', { since })}`
      }
      nextStep={t(isOfServer ? 'failures.held.nextServer' : 'accounts.heldCheck')}
    >
      <ChangePassword account={account} look={look} />
      <TryOnce account={account} />
    </Notice>
  )
}
