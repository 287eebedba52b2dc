import { Checkbox, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../ui/section.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import classes from '../editor/editor-screen.module.css'
import { type DeliveryForm, recipientsOf } from './delivery-form.ts'
import { WayFields } from './way-fields.tsx'

const times = ['always', 'changed'] as const
const files = ['attached', 'inFolder'] as const

/** To whom a finished report goes by itself. */
export const DeliveryFields = ({ form, wrong, onForm }: EditorParts) => {
  const { t } = useTranslation()
  const { delivery } = form
  const put = (part: Partial<DeliveryForm>) => onForm({ delivery: { ...delivery, ...part } })
  const isMailed = recipientsOf(delivery).length > 0
  const isSent = isMailed || delivery.toWebhook || delivery.toSftp
  return (
    <Section title={t('exports.sending.title')} sentence={t('exports.sending.hint')}>
      <WayFields form={delivery} isWrong={wrong.has('delivery.recipients')} onChange={put} />
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
