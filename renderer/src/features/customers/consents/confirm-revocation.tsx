import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { ConsentRevocation } from '#core/customers/consent'
import type { RevocationReach } from '#core/customers/revocation-reach'
import type { WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import classes from './consents.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly revocation: ConsentRevocation
  readonly typeName: string
  readonly onClose: () => void
  readonly onConfirm: () => void
}

const reachOf = ({ reach }: OutputOf<'customers.readReach'>) => fromJson(reach)

/** Says whom the revocation may affect before it is sent, because nothing here takes it back. */
export const ConfirmRevocation = (props: Props) => {
  const { workspaceId, revocation, typeName, onClose, onConfirm } = props
  const { t } = useTranslation()
  const { holder } = revocation
  const read = useQuery({
    ...query('customers.readReach', { workspaceId, holder }),
    select: reachOf,
    // The e-mail of a person is not remembered longer than it is shown.
    gcTime: 0,
  })
  // An unknown reach must not keep anybody from honouring a withdrawal.
  const unread = unreadOf(read)
  return (
    <OpenedModal
      size={560}
      title={t('customers.confirm.title', { type: typeName })}
      onClose={onClose}
    >
      {read.isPending && (
        <p className={classes['reach']} role="status">
          {t('customers.reach.reading')}
        </p>
      )}
      {unread && <FailureNotice {...unread} />}
      {unread && holder.kind === 'email' && (
        <Reach reach={{ kind: 'everybodyWith', email: holder.email, known: null }} />
      )}
      {read.data && <Reach reach={read.data} />}
      <div className={classes['undone']}>
        <Notice
          tone="warning"
          title={t('customers.confirm.undoneTitle')}
          sentence={t('customers.confirm.undone')}
        />
      </div>
      <Group justify="flex-end" mt="md">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button color="red" disabled={read.isPending} onClick={onConfirm}>
          {t('customers.confirm.revoke')}
        </Button>
      </Group>
    </OpenedModal>
  )
}

const Reach = ({ reach }: { readonly reach: RevocationReach }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (reach.kind === 'oneCustomer') {
    return <p className={classes['reach']}>{t('customers.reach.one', { id: reach.customerId })}</p>
  }
  const { email, known } = reach
  return (
    <>
      <p className={classes['reach']}>{t('customers.reach.everybody', { email })}</p>
      <p className={classes['reach']}>
        {known === null
          ? t('customers.reach.unknown')
          : t('customers.reach.known', {
              count: known.customerIds.length,
              at: formats.dateTime(known.at),
              ids: known.customerIds.join(', '),
            })}
      </p>
    </>
  )
}
