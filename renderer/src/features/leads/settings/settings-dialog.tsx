import { Button, Checkbox, Group, Select, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { AccountId, WorkspaceId } from '#core/ids'
import type { LeadSettings } from '#core/leads/archive/lead-settings'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { Section } from '../../../ui/section.tsx'
import { AttributeSettings } from './attribute-settings.tsx'
import classes from './settings-dialog.module.css'
import {
  type NumberField,
  numberBounds,
  readSettingsForm,
  type SettingsForm,
  toSettingsForm,
} from './settings-form.ts'

interface PolledAccountsProps {
  readonly accounts: readonly { readonly id: AccountId; readonly label: string }[]
  readonly leftOut: readonly AccountId[]
  readonly onLeftOut: (leftOut: readonly AccountId[]) => void
}

/** Lets a person leave out an account: one that nobody can poll would hide what all others prove. */
const PolledAccounts = ({ accounts, leftOut, onLeftOut }: PolledAccountsProps) => {
  const { t } = useTranslation()
  return (
    <Section title={t('leads.settings.accounts')} sentence={t('leads.settings.accountsHint')}>
      {accounts.map(({ id, label }) => (
        <Checkbox
          key={id}
          size="xs"
          label={t('leads.settings.isAsked', { account: label })}
          checked={!leftOut.includes(id)}
          onChange={({ currentTarget }) => {
            const others = leftOut.filter((one) => one !== id)
            onLeftOut(currentTarget.checked ? others : [...others, id])
          }}
        />
      ))}
    </Section>
  )
}

interface Props {
  readonly workspaceId: WorkspaceId
  readonly onClose: () => void
}

/** The settings of polling, reconciling and notifying of leads. */
export const SettingsDialog = ({ workspaceId, onClose }: Props) => {
  const { t } = useTranslation()
  const { data } = useQuery(query('leads.readSettings', { workspaceId }))
  return (
    <OpenedModal size={760} title={t('leads.settings.title')} onClose={onClose}>
      {data && <Form workspaceId={workspaceId} onClose={onClose} {...data} />}
    </OpenedModal>
  )
}

interface FormProps extends Props {
  readonly settings: LeadSettings
  readonly accounts: OutputOf<'leads.readSettings'>['accounts']
}

type WrongFields = ReadonlySet<NumberField | 'attributes'>

const nothingWrong: WrongFields = new Set()

const Form = ({ workspaceId, settings, accounts, onClose }: FormProps) => {
  const { t } = useTranslation()
  const [form, setForm] = useState(() => toSettingsForm(settings))
  const [wrong, setWrong] = useState(nothingWrong)
  const save = useMutation({
    ...mutation('leads.saveSettings'),
    onSuccess: () => {
      onClose()
      notifyDone((t) => ({ title: t('leads.settings.saved') }))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readSettingsForm(form, settings)
    if (read.ok) save.mutate({ workspaceId, settings: read.settings })
    else setWrong(read.wrong)
  }
  const change = (patch: Partial<SettingsForm>) => setForm({ ...form, ...patch })
  return (
    <form className={classes['form']} onSubmit={submit}>
      <Asking form={form} wrong={wrong} change={change} />
      {accounts.length > 1 && (
        <PolledAccounts
          accounts={accounts}
          leftOut={form.leftOut}
          onLeftOut={(leftOut) => change({ leftOut })}
        />
      )}
      <Comparing form={form} wrong={wrong} change={change} />
      <AttributeSettings
        attributes={form.attributes}
        isChecked={wrong.has('attributes')}
        onAttributes={(attributes) => change({ attributes })}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {t('leads.settings.save')}
        </Button>
      </Group>
    </form>
  )
}

interface PartProps {
  readonly form: SettingsForm
  readonly wrong: WrongFields
  readonly change: (patch: Partial<SettingsForm>) => void
}

const Asking = ({ form, wrong, change }: PartProps) => {
  const { t } = useTranslation()
  const box = (field: 'isPolling' | 'alertsOnSilence' | 'alertsOnMissing' | 'alertsOnLowRate') => (
    <Checkbox
      size="xs"
      label={t(`leads.settings.${field}`)}
      checked={form[field]}
      onChange={({ currentTarget }) => change({ [field]: currentTarget.checked })}
    />
  )
  return (
    <Section title={t('leads.settings.asking')} sentence={t('leads.settings.askingHint')}>
      <div className={classes['pairs']}>
        {box('isPolling')}
        <NumberInput form={form} wrong={wrong} change={change} field="pollMinutes" />
        {box('alertsOnMissing')}
        <NumberInput form={form} wrong={wrong} change={change} field="missingAlertMinutes" />
      </div>
      {box('alertsOnLowRate')}
      {form.alertsOnLowRate && <Rate form={form} wrong={wrong} change={change} />}
      {box('alertsOnSilence')}
    </Section>
  )
}

const Comparing = (props: PartProps) => {
  const { t } = useTranslation()
  return (
    <Section title={t('leads.settings.comparing')} sentence={t('leads.settings.comparingHint')}>
      <div className={classes['fields']}>
        {(['missingAfter', 'lateAfter', 'window', 'early', 'mergedWithin'] as const).map(
          (field) => (
            <NumberInput key={field} {...props} field={field} />
          ),
        )}
      </div>
    </Section>
  )
}

/** The rate below which too few leads arrive, and the least number of leads for it. */
const Rate = (props: PartProps) => {
  const { t } = useTranslation()
  const { form, change } = props
  return (
    <div className={classes['fields']}>
      <NumberInput {...props} field="ratePercent" />
      <Select
        size="xs"
        allowDeselect={false}
        label={t('leads.settings.rateDays')}
        data={([1, 7] as const).map((days) => ({
          value: String(days),
          label: t(days === 1 ? 'leads.settings.rateOf.day' : 'leads.settings.rateOf.week'),
        }))}
        value={String(form.rateDays)}
        onChange={(chosen) => change({ rateDays: chosen === '1' ? 1 : 7 })}
      />
      <NumberInput {...props} field="rateLeads" />
    </div>
  )
}

const NumberInput = ({ form, wrong, change, field }: PartProps & { field: NumberField }) => {
  const { t } = useTranslation()
  const [least, most] = numberBounds[field]
  return (
    <TextInput
      size="xs"
      inputMode="numeric"
      maxLength={6}
      label={t(`leads.settings.${field}`)}
      value={form[field]}
      error={wrong.has(field) && t('leads.settings.wrongMinutes', { least, most })}
      onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
    />
  )
}
