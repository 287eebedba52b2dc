import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Workspace } from '#core/contract/accounts'
import { failureOf } from '../../../bridge/failure-of.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { useDraft } from '../../../ui/drafts.ts'
import {
  type ConnectFields,
  emptyFields,
  fieldChecks,
  testedFields,
  withoutPassword,
} from '../connect-fields.ts'
import { tellKept } from '../tell-kept.ts'
import { useSpentLogin } from '../use-spent-login.ts'

/** The form of a new workspace: its fields, the one test call, and the connecting. */
export const useConnect = (onConnected: (workspace: Workspace) => void) => {
  const { t } = useTranslation()
  const draft = useDraft<ConnectFields>('connect', emptyFields(t('connect.defaultLabel')))
  const form = useForm<ConnectFields>({
    initialValues: draft.value,
    validate: fieldChecks(t),
    onValuesChange: (fields) => draft.keep(withoutPassword(fields)),
  })
  const tested = useMutation({
    ...mutation('accounts.testConnection', { failure: 'here' }),
    onSuccess: ({ refused }) =>
      form.setFieldValue('areas', (areas) => areas.filter((area) => area !== refused)),
  })
  const connected = useMutation({
    ...mutation('accounts.connectWorkspace', { failure: 'here' }),
    onSuccess: (workspace, { account }) => {
      draft.drop()
      const [kept] = workspace.accounts
      if (kept) tellKept({ connected: workspace.name, account: kept, asked: account.areas })
      onConnected(workspace)
    },
  })

  const test = () => {
    connected.reset()
    const faulty = testedFields.filter((field) => form.validateField(field).hasError)
    if (faulty[0]) {
      form.getInputNode(faulty[0])?.focus()
      return
    }
    const { baseUrl, login, password, areas } = form.getValues()
    tested.mutate({ baseUrl, login, password, areas })
  }

  const connect = (withoutKeychain: 'refuse' | 'keepForThisRun') => {
    tested.reset()
    const { name, baseUrl, ...account } = form.getValues()
    connected.mutate({ name, baseUrl, account, withoutKeychain })
  }

  const failure = failureOf(tested.error) ?? failureOf(connected.error)
  return {
    form,
    login: useSpentLogin(failure),
    test,
    connect: form.onSubmit(() => connect('refuse')),
    connectForThisRun: () => connect('keepForThisRun'),
    testing: tested.isPending,
    connecting: connected.isPending,
    connection: tested.data ? { ...tested.data, asked: tested.variables.areas } : null,
    failure,
  }
}
