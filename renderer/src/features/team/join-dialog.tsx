import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#core/contract/failure'
import type { TeamFaultKind } from '#core/team/team-fault'
import { failureOf } from '../../bridge/failure-of.ts'
import { mutation } from '../../bridge/mutation.ts'
import type { FailureText } from '../../ui/notices/failure-words.ts'
import { notifyDone } from '../../ui/notices/notify.tsx'
import { PastedSecretDialog } from './pasted-secret-dialog.tsx'

// Words that were made within the form would keep the invitation in memory.
const tellJoined = () =>
  notifyDone((t) => ({ title: t('team.joined'), sentence: t('team.joinedSentence') }))

const notYet: Partial<Record<TeamFaultKind, 'certificate' | 'noTeam' | 'unreachable'>> = {
  certificate: 'certificate',
  noDatabase: 'noTeam',
  noTeam: 'noTeam',
  unreachable: 'unreachable',
  timedOut: 'unreachable',
}

/** An invitation lets in once, and for a week: whoever has sent it helps on, and not whoever looks after a database. */
const invitationWords = (failure: Failure, t: TFunction): FailureText | null => {
  if (failure.kind !== 'team') return null
  const { fault } = failure
  if (fault === 'refused' || fault === 'noRights') {
    return {
      title: t('team.usedUp.title'),
      sentence: t(`team.usedUp.${fault}`),
      nextStep: t('team.usedUp.next'),
    }
  }
  const why = notYet[fault]
  return why === undefined
    ? null
    : {
        title: t('team.notYet.title'),
        sentence: t(`team.notYet.${why}`),
        nextStep: t('team.notYet.next'),
      }
}

export const JoinDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const join = useMutation({
    ...mutation('team.join', { failure: 'here' }),
    onSuccess: () => {
      tellJoined()
      onClose()
    },
  })
  return (
    <PastedSecretDialog
      title={t('team.joinTitle')}
      sentence={t('team.joinSentence')}
      label={t('team.invitation')}
      submit={t('team.joinNow')}
      isPending={join.isPending}
      failure={failureOf(join.error)}
      wordsOf={(failure) => invitationWords(failure, t)}
      onSubmit={(invitation) => join.mutate({ invitation })}
      onClose={onClose}
    />
  )
}
