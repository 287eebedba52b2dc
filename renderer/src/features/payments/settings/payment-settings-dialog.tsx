import { Button, Group, SegmentedControl, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import type { PaymentSettings } from '#core/payments/ledger/payment-settings'
import { checkMapping, untoldFields } from '#core/payments/send/check-mapping'
import { type ParameterMapping, presetMapping } from '#core/payments/send/parameter-mapping'
import { failureOf } from '../../../bridge/failure-of.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { Section } from '../../../ui/section.tsx'
import classes from './mapping.module.css'
import { MappingProblems } from './mapping-problems.tsx'
import { ParameterRows } from './parameter-rows.tsx'
import { RememberedMappings } from './remembered-mappings.tsx'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly settings: PaymentSettings
  readonly onClose: () => void
}

/** A payment that has all that a mapping should send. */
const anyPayment = { prescribedPaymentId: 1 }

/** How this workspace sends payments, and what it remembers of banks. */
export const PaymentSettingsDialog = ({ workspaceId, settings, onClose }: Props) => {
  const { t } = useTranslation()
  const [mapping, setMapping] = useState(settings.mapping)
  const [currency, setCurrency] = useState(settings.currency)
  const save = useMutation({
    ...mutation('payments.saveSettings', { failure: 'here' }),
    onSuccess: () => {
      onClose()
      notifyDone((t) => ({ title: t('payments.mapping.saved') }))
    },
  })
  const failure = failureOf(save.error)
  const problems = checkMapping(mapping)
  const isCurrency = /^[A-Z]{3}$/.test(currency)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problems.length === 0 && isCurrency) {
      save.mutate({ workspaceId, settings: { mapping, currency } })
    }
  }
  return (
    <OpenedModal size={760} title={t('payments.mapping.title')} onClose={onClose}>
      <form className={classes['form']} onSubmit={submit}>
        {failure && <FailureNotice failure={failure} />}
        <Section title={t('payments.mapping.parameters')} sentence={t('payments.mapping.hint')}>
          <ParameterRows mapping={mapping} onMapping={setMapping} />
          <MappingProblems problems={problems} untold={untoldFields(mapping, [anyPayment])} />
          <Forms mapping={mapping} onMapping={setMapping} />
        </Section>
        <Section title={t('payments.mapping.statements')}>
          <TextInput
            size="xs"
            w={180}
            maxLength={3}
            label={t('payments.mapping.currency')}
            error={!isCurrency && t('payments.mapping.wrongCurrency')}
            value={currency}
            onChange={({ currentTarget }) => setCurrency(currentTarget.value.toUpperCase())}
          />
          <RememberedMappings workspaceId={workspaceId} />
        </Section>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            disabled={problems.length > 0 || !isCurrency}
            loading={save.isPending}
          >
            {t('payments.mapping.save')}
          </Button>
        </Group>
      </form>
    </OpenedModal>
  )
}

interface FormsProps {
  readonly mapping: ParameterMapping
  readonly onMapping: (mapping: ParameterMapping) => void
}

const amountForms = { point: '1234.50', comma: '1234,50', minor: '123450' } as const
const dayForms = { iso: '2026-11-20', dayFirst: '20.11.2026' } as const

const Forms = ({ mapping, onMapping }: FormsProps) => {
  const { t } = useTranslation()
  return (
    <div className={classes['forms']}>
      <SegmentedControl
        size="xs"
        aria-label={t('payments.mapping.amountForm')}
        data={Object.entries(amountForms).map(([value, label]) => ({ value, label }))}
        value={mapping.amountForm}
        onChange={(chosen) =>
          onMapping({ ...mapping, amountForm: chosen as ParameterMapping['amountForm'] })
        }
      />
      <SegmentedControl
        size="xs"
        aria-label={t('payments.mapping.dayForm')}
        data={Object.entries(dayForms).map(([value, label]) => ({ value, label }))}
        value={mapping.dayForm}
        onChange={(chosen) =>
          onMapping({ ...mapping, dayForm: chosen as ParameterMapping['dayForm'] })
        }
      />
      <Button size="xs" variant="default" onClick={() => onMapping(presetMapping)}>
        {t('payments.mapping.preset')}
      </Button>
    </div>
  )
}
