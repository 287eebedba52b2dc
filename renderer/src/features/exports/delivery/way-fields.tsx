import { Checkbox, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../../bridge/query.ts'
import { type DeliveryForm, recipientsOf } from './delivery-form.ts'

type WaysForm = Pick<DeliveryForm, 'recipients' | 'toWebhook' | 'toSftp'>

interface Props {
  readonly form: WaysForm
  /** Whether a recipient has no address that an e-mail could go to. */
  readonly isWrong: boolean
  readonly onChange: (part: Partial<WaysForm>) => void
}

type MessageForm = Pick<WaysForm, 'recipients' | 'toWebhook'>

interface MessageProps {
  readonly form: MessageForm
  /** Whether a recipient has no address that an e-mail could go to. */
  readonly isWrong: boolean
  readonly onChange: (part: Partial<MessageForm>) => void
}

/** The ways by which a message reaches somebody; each says where it has yet to be set up. */
export const MessageWayFields = ({ form, isWrong, onChange }: MessageProps) => {
  const { t } = useTranslation()
  const { data: places } = useQuery(query('exports.readDelivery', {}))
  const isMailed = recipientsOf(form).length > 0
  return (
    <>
      <TextInput
        size="xs"
        maxLength={2_000}
        autoComplete="off"
        label={t('exports.sending.recipients')}
        placeholder={t('exports.sending.recipientsExample')}
        description={isMailed && places?.mail === null && t('exports.sending.noMail')}
        error={isWrong && t('exports.sending.wrongRecipients')}
        value={form.recipients}
        onChange={({ currentTarget }) => onChange({ recipients: currentTarget.value })}
      />
      <Checkbox
        size="xs"
        label={t('exports.sending.toWebhook')}
        description={
          form.toWebhook && places?.webhook === null ? t('exports.sending.noWebhook') : null
        }
        checked={form.toWebhook}
        onChange={({ currentTarget }) => onChange({ toWebhook: currentTarget.checked })}
      />
    </>
  )
}

/** The ways by which something is sent. */
export const WayFields = ({ form, isWrong, onChange }: Props) => {
  const { t } = useTranslation()
  const { data: places } = useQuery(query('exports.readDelivery', {}))
  return (
    <>
      <MessageWayFields form={form} isWrong={isWrong} onChange={onChange} />
      <Checkbox
        size="xs"
        label={t('exports.sftp.to')}
        description={form.toSftp && places?.sftp === null ? t('exports.sftp.none') : null}
        checked={form.toSftp}
        onChange={({ currentTarget }) => onChange({ toSftp: currentTarget.checked })}
      />
    </>
  )
}
