import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../bridge/failure-of.ts'
import { mutation } from '../../bridge/mutation.ts'
import { notifyDone } from '../../ui/notices/notify.tsx'
import { PastedSecretDialog } from './pasted-secret-dialog.tsx'

// Words that were made within the form would keep the invitation in memory.
const tellJoined = () =>
  notifyDone((t) => ({ title: t('team.joined'), sentence: t('team.joinedSentence') }))

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
      onSubmit={(invitation) => join.mutate({ invitation })}
      onClose={onClose}
    />
  )
}
