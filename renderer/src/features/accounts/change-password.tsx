import { Button, Group, Modal, PasswordInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '#core/contract/accounts'
import { failureOf } from '../../bridge/failure-of.ts'
import { mutation } from '../../bridge/mutation.ts'
import { notifyDone } from '../../ui/notify.ts'
import { ConnectOutcome } from './connect-outcome.tsx'

export const ChangePassword = ({ account }: { readonly account: Account }) => {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure()
  const [password, setPassword] = useState('')
  const change = useMutation({
    ...mutation('accounts.changePassword', { failure: 'here' }),
    onSuccess: () => {
      setPassword('')
      close()
      notifyDone({ title: t('accounts.passwordChanged', { account: account.label }) })
    },
  })
  const save = (withoutKeychain: 'refuse' | 'keepForThisRun') =>
    change.mutate({ accountId: account.id, password, withoutKeychain })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save('refuse')
  }
  const title = t('accounts.changePasswordOf', { account: account.label })
  return (
    <>
      <Button size="compact-xs" variant="default" flex="none" aria-label={title} onClick={open}>
        {t('accounts.changePassword')}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={title}
        closeButtonProps={{ 'aria-label': t('accounts.cancel') }}
      >
        <form onSubmit={submit}>
          <PasswordInput
            data-autofocus
            required
            label={t('accounts.newPassword')}
            autoComplete="off"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <ConnectOutcome
            connection={null}
            failure={failureOf(change.error)}
            onKeepForThisRun={() => save('keepForThisRun')}
          />
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={close}>
              {t('accounts.cancel')}
            </Button>
            <Button type="submit" loading={change.isPending} disabled={password === ''}>
              {t('accounts.save')}
            </Button>
          </Group>
        </form>
      </Modal>
    </>
  )
}
