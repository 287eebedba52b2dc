import { Button, Fieldset, TextInput, Tooltip } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Workspace } from '#core/contract/accounts'
import { AreaChoice } from '../area-choice.tsx'
import { ConnectOutcome } from '../connect-outcome.tsx'
import { CredentialFields } from '../credential-fields.tsx'
import classes from './connect-screen.module.css'
import { useConnect } from './use-connect.ts'

type Form = ReturnType<typeof useConnect>['form']

const ServerFields = ({ form }: { readonly form: Form }) => {
  const { t } = useTranslation()
  return (
    <Fieldset legend={t('connect.server')} className={classes['fields']}>
      <TextInput
        data-autofocus
        autoFocus
        required
        label={t('connect.name')}
        description={t('connect.nameHint')}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <TextInput
        required
        label={t('connect.address')}
        description={t('connect.addressHint')}
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        {...form.getInputProps('baseUrl')}
      />
    </Fieldset>
  )
}

interface AccountFieldsProps {
  readonly form: Form
  readonly passwordField: RefObject<HTMLInputElement | null>
}

const AccountFields = ({ form, passwordField }: AccountFieldsProps) => {
  const { t } = useTranslation()
  return (
    <Fieldset legend={t('connect.account')} className={classes['fields']}>
      <CredentialFields form={form} passwordField={passwordField} />
      <TextInput
        required
        className={classes['wide']}
        label={t('connect.label')}
        description={t('connect.labelHint')}
        autoComplete="off"
        {...form.getInputProps('label')}
      />
      <AreaChoice description={t('connect.areasAsked')} {...form.getInputProps('areas')} />
    </Fieldset>
  )
}

interface Props {
  readonly onBack: () => void
  readonly onConnected: (workspace: Workspace) => void
}

export const ConnectScreen = ({ onBack, onConnected }: Props) => {
  const { t } = useTranslation()
  const { form, test, connect, connectForThisRun, testing, connecting, login, ...outcome } =
    useConnect(onConnected)
  const busy = testing || connecting
  return (
    <section className={classes['screen']} aria-labelledby="connect-title">
      <Button
        className={classes['back']}
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconArrowLeft size={15} aria-hidden />}
        onClick={onBack}
      >
        {t('connect.back')}
      </Button>
      <h1 id="connect-title" className={classes['title']}>
        {t('connect.title')}
      </h1>
      <p className={classes['sentence']}>{t('connect.sentence')}</p>
      <form className={classes['form']} noValidate onSubmit={connect} onInput={login.changed}>
        <ServerFields form={form} />
        <AccountFields form={form} passwordField={login.passwordField} />
        <ConnectOutcome
          {...outcome}
          server={{ link: 'askedServer' }}
          onKeepForThisRun={connectForThisRun}
        />
        <div className={classes['actions']}>
          <Button type="submit" loading={connecting} disabled={testing || login.isSpent}>
            {t('connect.connect')}
          </Button>
          <Tooltip label={t('connect.testHint')}>
            <Button
              variant="default"
              loading={testing}
              disabled={connecting || login.isSpent}
              aria-description={t('connect.testHint')}
              onClick={test}
            >
              {t('connect.test')}
            </Button>
          </Tooltip>
          <span className={classes['progress']} role="status">
            {busy && t(testing ? 'connect.testing' : 'connect.connecting')}
          </span>
        </div>
      </form>
    </section>
  )
}
