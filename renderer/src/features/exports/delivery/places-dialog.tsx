import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { SecretInput } from '../../../ui/secret-fields.tsx'
import { Section } from '../../../ui/section.tsx'
import classes from '../settings/settings-dialog.module.css'
import {
  type PlacesField,
  type PlacesForm,
  readPlaces,
  toPlacesForm,
  withEncryption,
} from './places-form.ts'
import { SftpFields } from './sftp-fields.tsx'
import type { SftpField } from './sftp-form.ts'
import { TestButton } from './test-button.tsx'

/** The mail server, the webhook and the SFTP server that reports leave through. */
export const PlacesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const { data } = useQuery(query('exports.readDelivery', {}))
  return (
    <OpenedModal size="lg" title={t('exports.sending.placesTitle')} onClose={onClose}>
      {data && <PlacesFields key={JSON.stringify(data)} saved={data} onClose={onClose} />}
    </OpenedModal>
  )
}

interface Props {
  readonly saved: OutputOf<'exports.readDelivery'>
  readonly onClose: () => void
}

export interface PlacesParts extends Pick<Props, 'saved'> {
  readonly form: PlacesForm
  readonly wrong: ReadonlySet<PlacesField>
  readonly isChanged: boolean
  readonly onForm: (form: PlacesForm) => void
}

const nothingWrong: ReadonlySet<PlacesField> = new Set()
const nothingWrongThere: ReadonlySet<SftpField> = new Set()

// Words that were made within the form would keep its secrets in memory.
const tellSaved = ({ isSecretLeft }: { readonly isSecretLeft: boolean }) =>
  notifyDone((t) => ({
    title: t('exports.sending.saved'),
    ...(isSecretLeft ? { sentence: t('exports.sending.secretLeft') } : {}),
  }))

export const PlacesFields = ({ saved, onClose }: Props) => {
  const { t } = useTranslation()
  const [form, onForm] = useState(() => toPlacesForm(saved))
  const [wrong, setWrong] = useState(nothingWrong)
  const [wrongSftp, setWrongSftp] = useState(nothingWrongThere)
  const save = useMutation({
    ...mutation('exports.saveDelivery'),
    onSuccess: ({ isSecretLeft }) => {
      onForm((now) => ({
        ...now,
        password: '',
        secret: '',
        sftp: { ...now.sftp, proof: 'password', password: '', key: '', passphrase: '' },
      }))
      tellSaved({ isSecretLeft })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readPlaces(form, saved)
    setWrong(read.ok ? nothingWrong : read.wrong)
    setWrongSftp(read.ok ? nothingWrongThere : read.wrongSftp)
    if (read.ok) save.mutate(read.places)
  }
  const isChanged = JSON.stringify(form) !== JSON.stringify(toPlacesForm(saved))
  const parts = { saved, form, wrong, isChanged, onForm }
  return (
    <form className={classes['parts']} noValidate onSubmit={submit}>
      <MailFields {...parts} />
      <WebhookFields {...parts} />
      <SftpFields
        form={form.sftp}
        wrong={wrongSftp}
        isKept={saved.sftp !== null}
        isChanged={isChanged}
        onForm={(sftp) => onForm((now) => ({ ...now, sftp }))}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('common.close')}
        </Button>
        <Button type="submit" disabled={!isChanged} loading={save.isPending}>
          {t('exports.settings.save')}
        </Button>
      </Group>
    </form>
  )
}

const MailFields = ({ saved, form, wrong, isChanged, onForm }: PlacesParts) => {
  const { t } = useTranslation()
  const field = (name: 'host' | 'port' | 'login' | 'from') => (
    <TextInput
      size="xs"
      autoComplete="off"
      maxLength={254}
      label={t(`exports.sending.field.${name}`)}
      placeholder={t(`exports.sending.example.${name}`)}
      error={wrong.has(name) && t(`exports.sending.wrong.${name}`)}
      value={form[name]}
      onChange={({ currentTarget }) => onForm({ ...form, [name]: currentTarget.value })}
    />
  )
  return (
    <Section title={t('exports.sending.mail')} sentence={t('exports.sending.mailHint')}>
      <div className={classes['fields']}>
        {field('host')}
        <NativeSelect
          size="xs"
          label={t('exports.sending.encryption')}
          data={[
            { value: 'tls', label: t('exports.sending.encryptionOf.tls') },
            { value: 'startTls', label: t('exports.sending.encryptionOf.startTls') },
          ]}
          value={form.encryption}
          onChange={({ currentTarget: { value } }) =>
            onForm(withEncryption(form, value === 'startTls' ? 'startTls' : 'tls'))
          }
        />
        {field('port')}
        {field('from')}
        {field('login')}
        <SecretField
          name="password"
          isKept={saved.mail !== null}
          form={form}
          wrong={wrong}
          onForm={onForm}
        />
      </div>
      <TestButton channel="email" isReady={saved.mail !== null && !isChanged} />
    </Section>
  )
}

const WebhookFields = ({ saved, form, wrong, isChanged, onForm }: PlacesParts) => {
  const { t } = useTranslation()
  return (
    <Section title={t('exports.sending.webhook')} sentence={t('exports.sending.webhookHint')}>
      <div className={classes['pair']}>
        <TextInput
          size="xs"
          autoComplete="off"
          maxLength={2_000}
          label={t('exports.sending.field.url')}
          placeholder={t('exports.sending.example.url')}
          error={wrong.has('url') && t('exports.sending.wrong.url')}
          value={form.url}
          onChange={({ currentTarget }) => onForm({ ...form, url: currentTarget.value })}
        />
        <SecretField
          name="secret"
          isKept={saved.webhook !== null}
          form={form}
          wrong={wrong}
          onForm={onForm}
        />
      </div>
      <TestButton channel="webhook" isReady={saved.webhook !== null && !isChanged} />
    </Section>
  )
}

interface SecretProps extends Pick<PlacesParts, 'form' | 'wrong' | 'onForm'> {
  readonly name: 'password' | 'secret'
  /** Whether one is in the keychain, which an empty field leaves there. */
  readonly isKept: boolean
}

const SecretField = ({ name, isKept, form, wrong, onForm }: SecretProps) => {
  const { t } = useTranslation()
  return (
    <SecretInput
      size="xs"
      maxLength={1_000}
      label={t(`exports.sending.field.${name}`)}
      placeholder={isKept ? t('exports.sending.kept') : ''}
      error={wrong.has(name) && t(`exports.sending.wrong.${name}`)}
      value={form[name]}
      onChange={({ currentTarget }) => onForm({ ...form, [name]: currentTarget.value })}
    />
  )
}
