import { Button, Group } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import type { PrescribedPayment } from '#core/payments/matching/prescribed-payment'
import type { SendingPreview } from '#core/payments/send/sending-preview'
import { minuteMs } from '#core/time'
import { failureOf } from '../../../bridge/failure-of.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { useNow } from '../../../ui/timing/use-now.ts'
import { exactMoney } from '../payment-words.ts'
import { MappingProblems } from '../settings/mapping-problems.tsx'
import { ReviewedPayments } from './reviewed-payments.tsx'
import classes from './send.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly onClose: () => void
}

interface ReviewedProps {
  readonly workspaceId: WorkspaceId
  readonly preview: SendingPreview
  readonly prescribed: readonly PrescribedPayment[]
}

const readReviewed = (told: OutputOf<'payments.previewSending'>) => ({
  revision: told.revision,
  preview: fromJson(told.preview),
  prescribed: fromJson(told.prescribed),
})

/** What will leave, in words and parameter by parameter, before it does. */
export const ReviewDialog = ({ workspaceId, onClose }: Props) => {
  const { t } = useTranslation()
  const read = useQuery({
    ...query('payments.previewSending', { workspaceId }),
    select: readReviewed,
    gcTime: 0,
  })
  const send = useMutation({
    ...mutation('payments.sendPayments', { failure: 'here' }),
    onSuccess: onClose,
  })
  const unread = unreadOf(read)
  const refused = failureOf(send.error)
  const reviewed = read.data
  const count = reviewed?.preview.calls.length ?? 0
  const isReady =
    reviewed !== undefined &&
    reviewed.preview.account !== null &&
    reviewed.preview.restored === null &&
    count > 0
  return (
    <OpenedModal size={1080} title={t('payments.send.title', { count })} onClose={onClose}>
      <div className={classes['review']}>
        {unread && <FailureNotice {...unread} />}
        {refused && <FailureNotice failure={refused} />}
        {reviewed && <Reviewed workspaceId={workspaceId} {...reviewed} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            disabled={!isReady}
            loading={send.isPending}
            onClick={() => reviewed && send.mutate({ workspaceId, revision: reviewed.revision })}
          >
            {t('payments.send.now', { count })}
          </Button>
        </Group>
      </div>
    </OpenedModal>
  )
}

const Reviewed = ({ workspaceId, preview, prescribed }: ReviewedProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { account, totals, problems, untold, calls, restored, looksBooked } = preview
  const again = calls.filter(({ sends }) => sends > 0).length
  return (
    <>
      <MappingProblems problems={problems} untold={untold} />
      {restored && (
        <Notice
          tone="failure"
          title={t('payments.restored.title')}
          sentence={t('payments.restored.sentenceShort')}
        />
      )}
      {account === null ? (
        <Notice
          tone="warning"
          title={t('payments.send.noAccountTitle')}
          sentence={t('payments.send.noAccount')}
        />
      ) : (
        <p>{t('payments.send.where', { ...account })}</p>
      )}
      <p className={classes['sum']}>
        {totals
          .map(({ currency, amountMinor, count }) =>
            t('payments.send.total', {
              count,
              amount: exactMoney(formats, amountMinor, currency),
            }),
          )
          .join(' + ')}
      </p>
      {again > 0 && (
        <Notice
          tone="warning"
          title={t('payments.send.againTitle', { count: again })}
          sentence={t('payments.send.again')}
        />
      )}
      {looksBooked.length > 0 && (
        <Notice
          tone="warning"
          title={t('payments.send.looksBookedTitle', { count: looksBooked.length })}
          sentence={t('payments.send.looksBooked')}
        />
      )}
      <IncomingAge workspaceId={workspaceId} />
      <ReviewedPayments calls={calls} prescribed={prescribed} />
      <details className={classes['details']}>
        <summary>{t('payments.send.details')}</summary>
        <CallTable preview={preview} />
      </details>
      <p>{t('payments.send.once')}</p>
    </>
  )
}

/** How old the knowledge is by which payments are recognised that the CRM has already. */
const IncomingAge = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(minuteMs / 2)
  const exports = useQuery(query('payments.readExports', { workspaceId })).data
  if (exports === undefined) return null
  const incoming = exports.find(({ name }) => name === 'payments-incoming')
  return (
    <p>
      {incoming
        ? t('payments.send.incomingAge', { ago: formats.ago(incoming.exportedAt, now) })
        : t('payments.send.incomingNever')}
    </p>
  )
}

const CallTable = ({ preview: { calls } }: { readonly preview: SendingPreview }) => {
  const { t } = useTranslation()
  const names = [...new Set(calls.flatMap(({ parameters }) => parameters.map(([name]) => name)))]
  return (
    <ScrollRegion className={classes['calls']} label={t('payments.send.calls')}>
      <table className={classes['table']} aria-label={t('payments.send.calls')}>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map(({ key, parameters }) => {
            const sent = new Map(parameters)
            return (
              <tr key={key}>
                {names.map((name) => (
                  <td key={name} title={sent.get(name) ?? t('payments.send.notSent')}>
                    {sent.get(name) ?? '–'}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
