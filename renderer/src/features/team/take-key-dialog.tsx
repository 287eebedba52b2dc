import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../bridge/failure-of.ts'
import { mutation } from '../../bridge/mutation.ts'
import { notifyDone } from '../../ui/notices/notify.tsx'
import { PastedSecretDialog } from './pasted-secret-dialog.tsx'

// Words that were made within the form would keep the code in memory.
const tellTaken = () =>
  notifyDone((t) => ({ title: t('team.key.taken'), sentence: t('team.key.takenSentence') }))

export const TakeKeyDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const take = useMutation({
    ...mutation('team.takeKey', { failure: 'here' }),
    onSuccess: () => {
      tellTaken()
      onClose()
    },
  })
  return (
    <PastedSecretDialog
      title={t('team.key.enterTitle')}
      sentence={t('team.key.enterSentence')}
      label={t('team.key.code')}
      submit={t('team.key.enterNow')}
      isPending={take.isPending}
      failure={failureOf(take.error)}
      onSubmit={(code) => take.mutate({ code })}
      onClose={onClose}
    />
  )
}
