import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../../bridge/failure-of.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { SecretInput, SecretText } from '../../../ui/secret-fields.tsx'
import { Section } from '../../../ui/section.tsx'
import classes from '../settings/settings-dialog.module.css'
import { type SftpField, type SftpForm, sftpPlace, withPlace } from './sftp-form.ts'
import { TestButton } from './test-button.tsx'

interface Props {
  readonly form: SftpForm
  readonly wrong: ReadonlySet<SftpField>
  /** Whether a server is saved, whose secret an empty field leaves in the keychain. */
  readonly isKept: boolean
  readonly isChanged: boolean
  readonly onForm: (form: SftpForm) => void
}

/** The server that finished reports are put on. */
export const SftpFields = (props: Props) => {
  const { form, wrong, isKept, isChanged, onForm } = props
  const { t } = useTranslation()
  const field = (name: 'host' | 'port' | 'login' | 'folder') => (
    <TextInput
      size="xs"
      autoComplete="off"
      maxLength={name === 'folder' ? 1_000 : 254}
      label={t(`exports.sftp.field.${name}`)}
      placeholder={t(`exports.sftp.example.${name}`)}
      error={name !== 'folder' && wrong.has(name) && t(`exports.sftp.wrong.${name}`)}
      value={form[name]}
      onChange={({ currentTarget: { value } }) =>
        onForm(
          name === 'host' || name === 'port'
            ? withPlace(form, { [name]: value })
            : { ...form, [name]: value },
        )
      }
    />
  )
  return (
    <Section title={t('exports.sftp.title')} sentence={t('exports.sftp.hint')}>
      <div className={classes['fields']}>
        {field('host')}
        {field('port')}
        {field('folder')}
        {field('login')}
        <NativeSelect
          size="xs"
          label={t('exports.sftp.proof')}
          data={(['password', 'key'] as const).map((value) => ({
            value,
            label: t(`exports.sftp.proofOf.${value}`),
          }))}
          value={form.proof}
          onChange={({ currentTarget: { value } }) =>
            onForm({ ...form, proof: value === 'key' ? 'key' : 'password' })
          }
        />
        <SecretField
          name={form.proof === 'key' ? 'passphrase' : 'password'}
          isKept={isKept && form.proof === 'password'}
          form={form}
          wrong={wrong}
          onForm={onForm}
        />
      </div>
      {form.proof === 'key' && (
        <SecretText
          size="xs"
          maxLength={20_000}
          rows={4}
          label={t('exports.sftp.field.key')}
          placeholder={isKept ? t('exports.sending.kept') : '-----BEGIN OPENSSH PRIVATE KEY-----'}
          error={wrong.has('key') && t('exports.sftp.wrong.key')}
          value={form.key}
          onChange={({ currentTarget }) => onForm({ ...form, key: currentTarget.value })}
        />
      )}
      <HostKey {...props} />
      <TestButton channel="sftp" isReady={isKept && !isChanged} />
    </Section>
  )
}

interface SecretProps extends Pick<Props, 'form' | 'wrong' | 'isKept' | 'onForm'> {
  readonly name: 'password' | 'passphrase'
}

const SecretField = ({ name, form, wrong, isKept, onForm }: SecretProps) => {
  const { t } = useTranslation()
  return (
    <SecretInput
      size="xs"
      maxLength={1_000}
      label={t(`exports.sftp.field.${name}`)}
      placeholder={isKept ? t('exports.sending.kept') : ''}
      error={name === 'password' && wrong.has(name) && t('exports.sftp.wrong.password')}
      value={form[name]}
      onChange={({ currentTarget }) => onForm({ ...form, [name]: currentTarget.value })}
    />
  )
}

/** A server shows who it is before it is told anything, and a person says whether it is the right one. */
const HostKey = ({ form, wrong, onForm }: Props) => {
  const { t } = useTranslation()
  const place = sftpPlace(form)
  const isShown = ({ host, port }: typeof place) => host === place.host && port === place.port
  const read = useMutation({
    ...mutation('exports.readHostKey', { failure: 'here' }),
    // Another server may be typed while one is asked, and what the one answers says nothing about the other.
    onSuccess: ({ hostKey }, asked) => {
      if (isShown(asked)) onForm({ ...form, hostKey, isConfirmed: false })
    },
  })
  const failure = read.variables && isShown(read.variables) ? failureOf(read.error) : null
  return (
    <>
      <Group gap={10}>
        <Button
          size="xs"
          variant="default"
          disabled={place.host === '' || place.port === 0}
          loading={read.isPending}
          onClick={() => read.mutate(place)}
        >
          {t('exports.sftp.showKey')}
        </Button>
        <code role="status">{form.hostKey}</code>
      </Group>
      {failure && form.hostKey === '' && <FailureNotice failure={failure} />}
      {form.hostKey !== '' && (
        <Checkbox
          size="xs"
          label={t('exports.sftp.confirm')}
          checked={form.isConfirmed}
          onChange={({ currentTarget }) => onForm({ ...form, isConfirmed: currentTarget.checked })}
        />
      )}
      {wrong.has('hostKey') && (
        <p className={classes['use']} role="alert">
          {t('exports.sftp.wrong.hostKey')}
        </p>
      )}
    </>
  )
}
