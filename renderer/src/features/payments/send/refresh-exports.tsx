import { Button } from '@mantine/core'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { useNewestJob } from '../../../bridge/use-newest-job.ts'

/** Asks the CRM what is prescribed and what has come in. */
export const RefreshExports = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const job = useNewestJob('readPaymentExports', workspaceId)
  const refresh = useMutation(mutation('payments.refreshExports'))
  const cancel = useMutation(mutation('jobs.cancelJob'))
  const running = job?.outcome === null ? job : null
  const failure = job?.outcome?.kind === 'failed' ? job.outcome.failure : null
  const told = failure && failure.kind !== 'cancelled' ? words(failure) : null
  const Icon = running ? IconX : IconRefresh
  return (
    <Button
      size="xs"
      variant="default"
      color={told ? 'amber' : 'petrol'}
      title={told ? `${told.title}. ${told.sentence}` : t('payments.exports.hint')}
      leftSection={<Icon size={15} aria-hidden />}
      onClick={() =>
        running ? cancel.mutate({ jobId: running.id }) : refresh.mutate({ workspaceId })
      }
    >
      {t(running ? 'payments.exports.stop' : 'payments.exports.refresh')}
    </Button>
  )
}
