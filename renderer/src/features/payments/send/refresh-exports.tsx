import { Button } from '@mantine/core'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import type { WorkspaceId } from '#core/ids'
import { minuteMs, secondMs } from '#core/time'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useNewestJob } from '../../../bridge/use-newest-job.ts'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { useNow } from '../../../ui/timing/use-now.ts'

const endpoints = ['payments-prescribed', 'payments-incoming'].map(exportEndpoint)

/** In how many minutes the CRM tells something new; 0 where one of the two may be asked for now. */
const useWait = (workspaceId: WorkspaceId): number => {
  const cooldowns = useQuery(query('exports.listCooldowns', { workspaceId })).data ?? []
  const times = endpoints.map((name) =>
    Math.max(0, ...cooldowns.flatMap(({ endpoint, until }) => (endpoint === name ? [until] : []))),
  )
  const until = Math.min(...times)
  const now = useNow(secondMs, until)
  return Math.max(0, Math.ceil((until - now) / minuteMs))
}

/** Asks the CRM what is prescribed and what has come in. */
export const RefreshExports = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const job = useNewestJob('readPaymentExports', workspaceId)
  const refresh = useMutation(mutation('payments.refreshExports'))
  const cancel = useMutation(mutation('jobs.cancelJob'))
  const running = job?.outcome === null ? job : null
  const failure = job?.outcome?.kind === 'failed' ? job.outcome.failure : null
  const waits = useWait(workspaceId)
  const isTold = failure && failure.kind !== 'cancelled' && failure.kind !== 'cooling'
  const told = isTold ? words(failure) : null
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
      {running && t('payments.exports.stop')}
      {!running && waits > 0 && t('payments.exports.wait', { count: waits })}
      {!running && waits === 0 && t('payments.exports.refresh')}
    </Button>
  )
}
