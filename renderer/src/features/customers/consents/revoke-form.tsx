import { Button, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConsentRevocation, ConsentType } from '#core/customers/consent'
import { isEmail } from '#core/customers/is-email'
import type { ConsentTypeId, WorkspaceId } from '#core/ids'
import { readServerId } from '#core/read-server-id'
import { useDraftState } from '../../../ui/drafts.ts'
import { ConfirmRevocation } from './confirm-revocation.tsx'
import classes from './consents.module.css'
import { emptyRevocation, type RevocationForm, toRevocation } from './revocation-form.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly types: readonly ConsentType[] | null
  readonly isSending: boolean
  /** Called when another revocation is begun: the result of the last one is removed. */
  readonly onBegin: () => void
  readonly onRevoke: (revocation: ConsentRevocation) => void
}

const mostNotes = 5_000

/** The form that says whose consent is withdrawn, and which one. */
export const RevokeForm = (props: Props) => {
  const { workspaceId, types, isSending, onBegin, onRevoke } = props
  const { t } = useTranslation()
  const [form, setForm] = useDraftState(`revocation:${workspaceId}`, emptyRevocation)
  const change = (patch: Partial<RevocationForm>) => setForm({ ...form, ...patch })
  const [isAsked, setAsked] = useState(false)
  const [confirmed, setConfirmed] = useState<ConsentRevocation | null>(null)
  const revocation = toRevocation(form)
  const isOdd = form.by === 'email' && form.email.trim() !== '' && !isEmail(form.email.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (revocation === null || isOdd) return
    onBegin()
    setConfirmed(revocation)
  }
  return (
    <form className={classes['part']} aria-label={t('customers.revoke.title')} onSubmit={submit}>
      <h2 className={classes['title']}>{t('customers.revoke.title')}</h2>
      <Holder form={form} change={change} isAsked={isAsked} isOdd={isOdd} />
      <Select
        size="xs"
        label={t('customers.revoke.type')}
        placeholder={t('customers.revoke.choose')}
        allowDeselect={false}
        searchable
        data={(types ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={form.consentTypeId === null ? null : String(form.consentTypeId)}
        error={isAsked && form.consentTypeId === null && t('customers.revoke.needsType')}
        onChange={(chosen) => change({ consentTypeId: readServerId<ConsentTypeId>(chosen) })}
      />
      <Textarea
        size="xs"
        label={t('customers.revoke.notes')}
        description={t('customers.revoke.notesHint')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={mostNotes}
        value={form.notes}
        onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
      />
      <Button type="submit" size="xs" loading={isSending} className={classes['submit'] ?? ''}>
        {t('customers.revoke.review')}
      </Button>
      {confirmed && (
        <ConfirmRevocation
          workspaceId={workspaceId}
          revocation={confirmed}
          typeName={types?.find(({ id }) => id === confirmed.consentTypeId)?.name ?? ''}
          onClose={() => setConfirmed(null)}
          onConfirm={() => {
            setConfirmed(null)
            setAsked(false)
            onRevoke(confirmed)
          }}
        />
      )}
    </form>
  )
}

interface HolderProps {
  readonly form: RevocationForm
  readonly change: (patch: Partial<RevocationForm>) => void
  readonly isAsked: boolean
  readonly isOdd: boolean
}

const Holder = ({ form, change, isAsked, isOdd }: HolderProps) => {
  const { t } = useTranslation()
  const emailProblem = isOdd ? t('leads.fault.notAnEmail') : t('leads.fault.empty')
  const numberProblem = t(form.customerId === '' ? 'leads.fault.empty' : 'console.fault.integer')
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label={t('customers.revoke.by')}
        data={(['email', 'customer'] as const).map((value) => ({
          value,
          label: t(`customers.revoke.ways.${value}`),
        }))}
        value={form.by}
        onChange={(by) => change({ by: by as RevocationForm['by'] })}
      />
      {form.by === 'email' ? (
        <TextInput
          size="xs"
          label={t('customers.revoke.email')}
          description={t('customers.revoke.emailHint')}
          autoComplete="off"
          maxLength={1_000}
          value={form.email}
          error={isAsked && (isOdd || form.email.trim() === '') && emailProblem}
          onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        />
      ) : (
        <TextInput
          size="xs"
          label={t('customers.revoke.customerId')}
          inputMode="numeric"
          maxLength={30}
          autoComplete="off"
          value={form.customerId}
          error={isAsked && readServerId(form.customerId) === null && numberProblem}
          // Nothing but spaces is left out: without its sign `4711,00` would be another customer.
          onChange={({ currentTarget }) =>
            change({ customerId: currentTarget.value.replace(/\s/g, '') })
          }
        />
      )}
    </>
  )
}
