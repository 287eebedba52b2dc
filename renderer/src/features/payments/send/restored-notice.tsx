import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import type { ShownRestoredLedger } from '#core/payments/send/sending-preview'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { notifyWithActs } from '../../../ui/notices/notify-with-acts.tsx'
import { RefreshExports } from './refresh-exports.tsx'

const readPreview = ({ preview }: OutputOf<'payments.previewSending'>) => fromJson(preview)

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
  const settle = useMutation({
    ...mutation('payments.settleFound'),
    onSuccess: ({ settled }) =>
      notifyWithActs((t) => ({
        title: t('payments.restored.settled', { count: settled.length }),
        tone: 'done',
        acts: [
          {
            label: t('payments.acts.undo'),
            run: () => move.mutate({ workspaceId, keys: settled, move: 'reopen' }),
          },
        ],
      })),
  })
  const restored = preview?.restored
  if (!restored) return null
  const { backupFrom, isCompared, certain } = restored
  return (
    <Notice
      tone="failure"
      title={t('payments.restored.title')}
      sentence={
        backupFrom === null
          ? t('payments.restored.sentenceEmptied')
          : t('payments.restored.sentence', { at: formats.dateTime(backupFrom) })
      }
      nextStep={isCompared ? comparedWords(t, restored) : t('payments.restored.ask')}
    >
      <RefreshExports workspaceId={workspaceId} />
      {certain.length > 0 && (
        <Button size="xs" loading={settle.isPending} onClick={() => settle.mutate({ workspaceId })}>
          {t('payments.restored.settle', { count: certain.length })}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        disabled={!isCompared}
        loading={accept.isPending}
        onClick={() => accept.mutate({ workspaceId })}
      >
        {t('payments.restored.accept')}
      </Button>
    </Notice>
  )
}

/** What was found, what is left to a person, and what the CRM does not tell. */
const comparedWords = (
  t: TFunction,
  { looksBooked, missing, unread }: ShownRestoredLedger,
): string =>
  [
    looksBooked.length === 0
      ? t('payments.restored.nothingAlike')
      : t('payments.restored.looksBooked', { count: looksBooked.length }),
    ...missing.map((field) => t(`payments.unknown.untold.${field}`)),
    ...(unread > 0 ? [t('payments.unknown.unread', { count: unread })] : []),
    t('payments.restored.later'),
  ].join(' ')
