import { Radio, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../../bridge/mutation.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { notifyDone } from '../../../ui/notices/notify.ts'
import type { EditorParts } from '../editor/editor-parts.ts'
import { ModalActions } from '../editor/modal-actions.tsx'
import classes from './rules-dialog.module.css'
import { type RulesField, type RulesForm, readRulesForm, toRulesForm } from './rules-form.ts'

interface Props extends EditorParts {
  readonly onClose: () => void
}

/** What the sales admin has agreed about prices: rates, locks, limits. */
export const RulesDialog = ({ edited, known, onClose }: Props) => {
  const { t } = useTranslation()
  const [form, setForm] = useState(() => toRulesForm(known.rules))
  const [wrong, setWrong] = useState<ReadonlySet<RulesField>>(new Set())
  const change = useMutation({
    ...mutation('prices.changeRules'),
    onSuccess: () => {
      onClose()
      notifyDone({ title: t('rules.saved') })
    },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    const read = readRulesForm(form)
    if (read.ok) change.mutate({ ...edited.of, rules: read.rules })
    else setWrong(read.wrong)
  }
  const field = (name: Exclude<RulesField, 'likelyLocks'>) => (
    <TextInput
      size="xs"
      label={t(`rules.field.${name}`)}
      description={t(`rules.hint.${name}`)}
      error={wrong.has(name) && t(`rules.wrong.${name}`)}
      maxLength={120}
      value={form[name]}
      onChange={(event) => setForm({ ...form, [name]: event.currentTarget.value })}
    />
  )
  return (
    <OpenedModal title={t('rules.title')} size={640} onClose={onClose}>
      <form onSubmit={save}>
        <div className={classes['fields']}>
          {field('vatRates')}
          {field('defaultVatRate')}
          {field('floorPrice')}
          {field('warnNotMultiple')}
          {field('warnChangePercent')}
          {field('warnMedianPercent')}
          {field('warnMedianAmount')}
          {field('warnUnchangedDays')}
          {field('warnBelowLowerFloor')}
          {field('warnBelowNeighbour')}
          {field('confirmUnits')}
          {field('confirmPercent')}
          {field('timeZone')}
        </div>
        <LikelyLocks form={form} onForm={setForm} />
        <ModalActions
          save={t('rules.save')}
          canSave
          isSaving={change.isPending}
          onCancel={onClose}
        />
      </form>
    </OpenedModal>
  )
}

interface LocksProps {
  readonly form: RulesForm
  readonly onForm: (form: RulesForm) => void
}

const LikelyLocks = ({ form, onForm }: LocksProps) => {
  const { t } = useTranslation()
  return (
    <Radio.Group
      mt="md"
      size="xs"
      label={t('rules.field.likelyLocks')}
      value={form.likelyLocks}
      onChange={(chosen) => onForm({ ...form, likelyLocks: chosen === 'warn' ? 'warn' : 'block' })}
    >
      <Stack gap={6} mt={6}>
        <Radio size="xs" value="block" label={t('rules.likelyLocks.block')} />
        <Radio size="xs" value="warn" label={t('rules.likelyLocks.warn')} />
      </Stack>
    </Radio.Group>
  )
}
