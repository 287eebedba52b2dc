import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Account } from '#core/contract/accounts'
import { callName } from '../../bridge/call-name.ts'
import { failureOf } from '../../bridge/failure-of.ts'
import { mutation } from '../../bridge/mutation.ts'
import { useFormats } from '../../i18n/formats-context.ts'
import { useFailureWords } from '../../ui/notices/failure-words.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { NoticeLine } from '../../ui/notices/notice-line.tsx'
import { notifyDone, notifyFailure } from '../../ui/notices/notify.tsx'
import { ChangePassword } from './change-password.tsx'

const look = { size: 'xs' } as const

/** Below a list it is told whole; over a screen in one line, with the rest at a click. */
const frames = { whole: Notice, line: NoticeLine } as const

interface Props {
  readonly account: Account
  readonly as: keyof typeof frames
}

/** Why nothing leaves with an account, and what its person can do; nothing where it is ready. */
export const AccountTrouble = ({ account, as }: Props) => {
  const { t } = useTranslation()
  const { state, label } = account
  const Frame = frames[as]
  if (state.kind === 'ready') {
    return (
      <>
        <DeniedEndpoints account={account} cause="refused" as={as} />
        <DeniedEndpoints account={account} cause="unheard" as={as} />
      </>
    )
  }
  if (state.kind === 'held') return <HeldAccount account={account} state={state} as={as} />
  return (
    <Frame
      tone="warning"
      title={t('accounts.withoutPasswordTitle', { account: label })}
      sentence={t('accounts.withoutPasswordSentence')}
    >
      <ChangePassword account={account} look={look} />
    </Frame>
  )
}

const deniedWords = {
  refused: ['accounts.deniedTitle', 'accounts.deniedSentence', 'accounts.deniedNext'],
  unheard: ['accounts.unheardTitle', 'accounts.unheardSentence', 'accounts.unheardNext'],
} as const

interface DeniedProps extends Props {
  readonly cause: Account['denied'][number]['cause']
}

const DeniedEndpoints = ({ account, cause, as }: DeniedProps) => {
  const { t } = useTranslation()
  const Frame = frames[as]
  const formats = useFormats()
  const [title, sentence, nextStep] = deniedWords[cause]
  const denied = account.denied.filter((one) => one.cause === cause)
  if (denied.length === 0) return null
  const endpoints = denied.map(({ endpoint, since }) =>
    t('accounts.deniedSince', {
      endpoint: callName(endpoint, t),
      since: formats.dateTime(since),
    }),
  )
  return (
    <Frame
      tone="warning"
      title={t(title, { account: account.label })}
      sentence={t(sentence, { endpoints: endpoints.join(', ') })}
      nextStep={t(nextStep)}
    >
      <TryOnce account={account} />
    </Frame>
  )
}

interface HeldProps extends Props {
  readonly state: Extract<Account['state'], { kind: 'held' }>
}

const HeldAccount = ({ account, state, as }: HeldProps) => {
  const { t } = useTranslation()
  const Frame = frames[as]
  const formats = useFormats()
  const since = formats.dateTime(state.since)
  const isUnheard = state.cause === 'unheard'
  const why = isUnheard
    ? t('accounts.heldUnheard')
    : t('accounts.heldFailures', { count: state.failuresInARow })
  const check = t(isUnheard ? 'accounts.unheardCheck' : 'accounts.heldCheck')
  const isOfServer = state.cause === 'otherLogins'
  return (
    <Frame
      tone="failure"
      title={t(isOfServer ? 'failures.held.titleServer' : 'failures.held.title', {
        account: account.label,
      })}
      sentence={
        isOfServer
          ? t('failures.held.sentenceServer', { since })
          : state.cause === 'team'
            ? t('failures.held.sentenceTeam', { since })
            : `${why} ${t('accounts.heldSentence', { since })}`
      }
      nextStep={isOfServer ? t('failures.held.nextServer') : check}
    >
      <ChangePassword account={account} look={look} />
      <TryOnce account={account} />
    </Frame>
  )
}

/** The button that lets one request of a held account out; what became of it is told. */
const TryOnce = ({ account: { id, label } }: { readonly account: Account }) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const tried = useMutation({
    ...mutation('accounts.tryOnce', { failure: 'here' }),
    onSuccess: ({ sent }) =>
      notifyDone((t) => ({
        title: t(sent ? 'accounts.triedWorks' : 'accounts.triedNext', { account: label }),
      })),
    onError: (error) => {
      const failure = failureOf(error)
      // A refusal is told by the hold itself, which has counted it; what let the account go takes it away.
      if (failure && failure.kind !== 'held') notifyFailure(() => words(failure))
    },
  })
  return (
    <Button
      size="xs"
      variant="default"
      loading={tried.isPending}
      aria-label={t('accounts.tryOnceWith', { account: label })}
      aria-description={t('accounts.tryOnceHint')}
      title={t('accounts.tryOnceHint')}
      onClick={() => tried.mutate({ accountId: id })}
    >
      {t('accounts.tryOnce')}
    </Button>
  )
}
