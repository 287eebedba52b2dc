import { Button, Select } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { consoleCallSchema } from '#core/console/console-call'
import { curlText, requestText } from '#core/console/request-text'
import type { WorkspaceId } from '#core/ids'
import { failureOf } from '../../../bridge/failure-of.ts'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { Notice } from '../../../ui/notice.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { ConfirmCall } from './confirm-call.tsx'
import classes from './console.module.css'
import { ConsoleAnswer } from './console-answer.tsx'
import {
  type ChosenFile,
  type ConsoleForm,
  callOf,
  emptyConsoleForm,
  endpointOf,
} from './console-form.ts'
import { EndpointFields } from './endpoint-fields.tsx'

/** Any call of the interface, for whoever builds on it; through the same guards as all others. */
export const ConsoleView = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const [form, setForm] = useState<ConsoleForm>(emptyConsoleForm)
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const accounts = useQuery(query('console.listAccounts', { workspaceId })).data ?? []
  const send = useMutation(mutation('console.sendCall', { failure: 'here' }))
  const endpoint = endpointOf(form)
  const fitting = accounts.find(({ areas }) => areas.includes(endpoint.area)) ?? accounts[0]
  const account = accounts.find(({ accountId }) => accountId === chosen) ?? fitting
  const call = callOf(form)
  const fileName = endpoint.hasFile ? (file?.name ?? t('payments.console.noFile')) : null
  const isSendable =
    account !== undefined &&
    consoleCallSchema.safeParse(call).success &&
    (!endpoint.hasFile || file !== null)
  const shown = { call, baseUrl: account?.baseUrl || 'https://crm.example', fileName }
  const leave = (isConfirmed: boolean) => {
    setAsking(false)
    if (!account) return
    const sent = endpoint.hasFile ? (file?.token ?? null) : null
    send.mutate({ workspaceId, accountId: account.accountId, call, file: sent, isConfirmed })
  }
  const copy = async () => {
    await navigator.clipboard.writeText(curlText(shown))
    notifyDone({ title: t('payments.console.copied'), sentence: t('payments.console.copiedHint') })
  }
  const failure = failureOf(send.error)
  return (
    <div className={classes['view']}>
      <div className={classes['form']}>
        <Select
          size="xs"
          allowDeselect={false}
          label={t('payments.console.account')}
          data={accounts.map(({ accountId, label }) => ({ value: accountId, label }))}
          value={account?.accountId ?? null}
          onChange={setChosen}
        />
        <EndpointFields {...{ form, endpoint, file }} onForm={setForm} onFile={setFile} />
        <div className={classes['acts']}>
          <Button
            size="xs"
            disabled={!isSendable}
            loading={send.isPending}
            color={endpoint.effect === 'reads' ? 'petrol' : 'red'}
            onClick={() => (endpoint.effect === 'reads' ? leave(false) : setAsking(true))}
          >
            {t(`payments.console.send.${endpoint.effect}`)}
          </Button>
          <Button size="xs" variant="default" onClick={() => void copy()}>
            {t('payments.console.curl')}
          </Button>
        </div>
      </div>
      <div className={classes['answer']}>
        <h2 className={classes['title']}>{t('payments.console.request')}</h2>
        <ScrollRegion className={classes['text']} label={t('payments.console.request')}>
          <pre>{requestText(shown)}</pre>
        </ScrollRegion>
        {failure && <Notice tone="failure" {...words(failure)} />}
        {send.data && !failure && <ConsoleAnswer answer={send.data} />}
      </div>
      {isAsking && account && (
        <ConfirmCall
          {...{ endpoint, account }}
          onSend={() => leave(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
