import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../../bridge/query.ts'
import { Section } from '../../../ui/section.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import classes from '../editor/editor-screen.module.css'
import { type DeliveryForm, recipientsOf } from './delivery-form.ts'

const times = ['always', 'changed'] as const
const files = ['attached', 'inFolder'] as const

/** To whom a finished report goes by itself. */
export const DeliveryFields = ({ form, wrong, onForm }: EditorParts) => {
  const { t } = useTranslation()
  const { data: places } = useQuery(query('exports.readDelivery', {}))
  const { delivery } = form
  const put = (part: Partial<DeliveryForm>) => onForm({ delivery: { ...delivery, ...part } })
  const isMailed = recipientsOf(delivery).length > 0
  const isSent = isMailed || delivery.toWebhook || delivery.toSftp
  return (
    <Section title={t('exports.sending.title')} sentence={t('exports.sending.hint')}>
      <TextInput
        size="xs"
        maxLength={2_000}
        autoComplete="off"
        label={t('exports.sending.recipients')}
        placeholder={t('exports.sending.recipientsExample')}
        description={isMailed && places?.mail === null && t('exports.sending.noMail')}
        error={wrong.has('delivery.recipients') && t('exports.sending.wrongRecipients')}
        value={delivery.recipients}
        onChange={({ currentTarget }) => put({ recipients: currentTarget.value })}
      />
      <Checkbox
        size="xs"
        label={t('exports.sending.toWebhook')}
        description={
          delivery.toWebhook && places?.webhook === null ? t('exports.sending.noWebhook') : null
        }
        checked={delivery.toWebhook}
        onChange={({ currentTarget }) => put({ toWebhook: currentTarget.checked })}
      />
      <Checkbox
        size="xs"
        label={t('exports.sftp.to')}
        description={delivery.toSftp && places?.sftp === null ? t('exports.sftp.none') : null}
        checked={delivery.toSftp}
        onChange={({ currentTarget }) => put({ toSftp: currentTarget.checked })}
      />
      {isSent && (
        <>
          <div className={classes['fields']}>
            <NativeSelect
              size="xs"
              label={t('exports.sending.when')}
              data={times.map((value) => ({ value, label: t(`exports.sending.whenOf.${value}`) }))}
              value={delivery.when}
              onChange={({ currentTarget }) =>
                put({ when: currentTarget.value === 'changed' ? 'changed' : 'always' })
              }
            />
            {isMailed && (
              <NativeSelect
                size="xs"
                label={t('exports.sending.file')}
                description={t('exports.sending.limit')}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                data={files.map((value) => ({
                  value,
                  label: t(`exports.sending.fileOf.${value}`),
                }))}
                error={wrong.has('delivery.file') && t('exports.sending.wrongFile')}
                value={delivery.file}
                onChange={({ currentTarget }) =>
                  put({ file: currentTarget.value === 'inFolder' ? 'inFolder' : 'attached' })
                }
              />
            )}
          </div>
          <Checkbox
            size="xs"
            label={t('exports.sending.withComparison')}
            checked={delivery.withComparison}
            onChange={({ currentTarget }) => put({ withComparison: currentTarget.checked })}
          />
        </>
      )}
    </Section>
  )
}
