import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import type { SendingPreview } from '#core/payments/sending-preview'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Notice } from '../../../ui/notice.tsx'
import { RefreshExports } from './refresh-exports.tsx'

const readPreview = ({ previewJson }: { previewJson: string }): SendingPreview =>
  JSON.parse(previewJson)

/** A ledger out of a backup lacks what was sent later: a person compares it before anything is sent. */
export const RestoredNotice = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const preview = useQuery({
    ...query('payments.previewSending', { workspaceId }),
    select: readPreview,
  }).data
  const accept = useMutation(mutation('payments.acceptRestored'))
  const move = useMutation(mutation('payments.movePayments'))
  const restored = preview?.restored
  if (!restored) return null
  const { backupFrom, isCompared, looksBooked } = restored
  const found =
    looksBooked.length === 0
      ? t('payments.restored.nothingAlike')
      : t('payments.restored.looksBooked', { count: looksBooked.length })
  return (
    <Notice
      tone="failure"
      title={t('payments.restored.title')}
      sentence={
        backupFrom === null
          ? t('payments.restored.sentenceAnew')
          : t('payments.restored.sentence', { at: formats.dateTime(backupFrom) })
      }
      nextStep={isCompared ? found : t('payments.restored.ask')}
    >
      <RefreshExports workspaceId={workspaceId} />
      {looksBooked.length > 0 && (
        <Button
          size="xs"
          onClick={() => move.mutate({ workspaceId, keys: [...looksBooked], move: 'withdraw' })}
        >
          {t('payments.restored.takeBack', { count: looksBooked.length })}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        loading={accept.isPending}
        onClick={() => accept.mutate({ workspaceId })}
      >
        {t('payments.restored.accept')}
      </Button>
    </Notice>
  )
}
