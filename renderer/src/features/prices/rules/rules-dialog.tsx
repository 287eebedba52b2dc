import { Radio, Stack, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectKey } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import { ModalActions } from '../editor/modal-actions.tsx'
import { useThousands } from '../grid/use-marks-of-numbers.ts'
import { ProjectRounding } from './project-rounding.tsx'
import classes from './rules-dialog.module.css'
import {
  type RulesField,
  type RulesForm,
  readRulesForm,
  ruleAmount,
  toRulesForm,
} from './rules-form.ts'

interface Props extends EditorParts {
  readonly onClose: () => void
}

/** What the sales admin has agreed about prices: rates, locks, limits. */
export const RulesDialog = (props: Props) => {
  const { workspaceId } = props.edited.of
  const limit = useQuery(query('prices.readSendLimit', { workspaceId })).data
  return limit === undefined ? null : <RulesFields {...props} limitMinor={limit.sumMinor} />
}

const RulesFields = ({ edited, known, limitMinor, onClose }: Props & LimitProps) => {
  const { t } = useTranslation()
  const thousands = useThousands()
  const limit = useLimitField(edited.of, limitMinor)
  const [form, setForm] = useState(() => toRulesForm(known.rules))
  const [wrong, setWrong] = useState<ReadonlySet<RulesField>>(new Set())
  const change = useMutation({
    ...mutation('prices.changeRules'),
    onSuccess: () => {
      onClose()
      notifyDone((t) => ({ title: t('rules.saved') }))
    },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    const read = readRulesForm(form, thousands)
    setWrong(read.ok ? new Set() : read.wrong)
    if (read.ok && limit.save()) change.mutate({ ...edited.of, rules: read.rules })
  }
  const field = (name: Exclude<RulesField, 'likelyLocks' | 'priceEnding' | 'roundedSide'>) => (
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
          <ProjectRounding form={form} onForm={setForm} />
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
        <h3 className={classes['title']}>{t('rules.everyProject')}</h3>
        <TextInput size="xs" {...limit.field} />
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

interface LimitProps {
  /** Null: there is none. */
  readonly limitMinor: number | null
}

/** The sum above which a change is typed: of the workspace, and not of the project. */
const useLimitField = ({ workspaceId }: ProjectKey, limitMinor: number | null) => {
  const { t } = useTranslation()
  const thousands = useThousands()
  const [text, setText] = useState(limitMinor === null ? '' : String(limitMinor / 100))
  const [isWrong, setWrong] = useState(false)
  const change = useMutation(mutation('prices.changeSendLimit'))
  return {
    field: {
      label: t('rules.field.sendLimit'),
      description: t('rules.hint.sendLimit'),
      error: isWrong && t('rules.wrong.sendLimit'),
      maxLength: 20,
      value: text,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setText(currentTarget.value),
    },
    /** False where what was typed is no sum. */
    save: () => {
      const sumMinor = ruleAmount(text, thousands)
      const isSum = sumMinor === null || sumMinor > 0
      setWrong(!isSum)
      if (isSum && sumMinor !== limitMinor) change.mutate({ workspaceId, sumMinor })
      return isSum
    },
  }
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
