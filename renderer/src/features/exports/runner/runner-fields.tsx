import { Button, Group, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../../bridge/mutation.ts'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { SecretInput } from '../../../ui/secret-fields.tsx'
import { Section } from '../../../ui/section.tsx'
import classes from '../settings/settings-dialog.module.css'

// Words that were made within the form would keep its token in memory.
const tellSaved = (what: 'removed' | 'saved') =>
  notifyDone((t) => ({ title: t(`exports.runner.${what}`) }))

interface Props {
  /** Null where nobody has named one. */
  readonly address: string | null
}

/** Where a runner is asked, and with which token. */
export const RunnerFields = ({ address: saved }: Props) => {
  const { t } = useTranslation()
  const [address, setAddress] = useState(saved ?? '')
  const [token, setToken] = useState('')
  const save = useMutation({
    ...mutation('exports.saveRunner'),
    onSuccess: (_, { runner }) => {
      setToken('')
      tellSaved(runner === null ? 'removed' : 'saved')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = token === '' ? { kind: 'keep' as const } : { kind: 'set' as const, value: token }
    save.mutate({ runner: { address, token: typed } })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Section title={t('exports.runner.see')} sentence={t('exports.runner.seeHint')}>
        <div className={classes['pair']}>
          <TextInput
            size="xs"
            autoComplete="off"
            maxLength={500}
            label={t('exports.runner.address')}
            placeholder={t('exports.runner.example')}
            value={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          />
          <SecretInput
            size="xs"
            maxLength={1_000}
            label={t('exports.runner.token')}
            placeholder={saved === null ? '' : t('exports.runner.kept')}
            value={token}
            onChange={({ currentTarget }) => setToken(currentTarget.value)}
          />
        </div>
        <Group gap={10}>
          <Button
            size="xs"
            type="submit"
            loading={save.isPending}
            disabled={address.trim() === '' || (address === saved && token === '')}
          >
            {t('exports.runner.save')}
          </Button>
          {saved !== null && (
            <Button
              size="xs"
              variant="subtle"
              color="red"
              loading={save.isPending}
              onClick={() => save.mutate({ runner: null })}
            >
              {t('exports.runner.remove')}
            </Button>
          )}
        </Group>
      </Section>
    </form>
  )
}
