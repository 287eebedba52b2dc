import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { curlText, requestText } from '#core/console/request-text'
import type { WorkspaceId } from '#core/ids'
import { failureOf } from '../../bridge/failure-of.ts'
import { FailureNotice } from '../../ui/notices/failure-notice.tsx'
import { notifyDone } from '../../ui/notices/notify.tsx'
import { putOnClipboard } from '../../ui/put-on-clipboard.ts'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { ConfirmCall } from './confirm-call.tsx'
import classes from './console.module.css'
import { ConsoleAnswer } from './console-answer.tsx'
import { EndpointFields } from './endpoint-fields.tsx'
import { type ConsoleCallUnderWay, useConsoleCall } from './use-console-call.ts'

/** Sends any call of the API, through the same guards as all others, for whoever builds on the API. */
export const ConsoleView = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
  const { t } = useTranslation()
  const consoleCall = useConsoleCall(workspaceId)
  const [isAsking, setAsking] = useState(false)
  const { form, file, accounts, account, endpoint, call, send, isSendable } = consoleCall
  const fileName = endpoint.hasFile ? (file?.name ?? t('console.noFile')) : null
  const shown = { call, baseUrl: account?.baseUrl || 'https://crm.example', fileName }
  const submit = (isConfirmed: boolean) => {
    setAsking(false)
    consoleCall.submit(isConfirmed)
  }
  const copy = async () => {
    if (!(await putOnClipboard(curlText(shown)))) return
    notifyDone((t) => ({ title: t('console.copied'), sentence: t('console.copiedHint') }))
  }
  return (
    <div className={classes['view']}>
      <div className={classes['form']}>
        <Select
          size="xs"
          allowDeselect={false}
          label={t('console.account')}
          data={accounts.map(({ accountId, label }) => ({ value: accountId, label }))}
          value={account?.accountId ?? null}
          onChange={consoleCall.setChosen}
        />
        <EndpointFields
          form={form}
          endpoint={endpoint}
          file={file}
          onForm={consoleCall.setForm}
          onFile={(picked) => void consoleCall.pickFile(picked)}
        />
        <div className={classes['acts']}>
          <Button
            size="xs"
            disabled={!isSendable}
            loading={send.isPending}
            color={endpoint.effect === 'reads' ? 'petrol' : 'red'}
            onClick={() => (endpoint.effect === 'reads' ? submit(false) : setAsking(true))}
          >
            {t(`console.send.${endpoint.effect}`)}
          </Button>
          {send.isPending && (
            <Button size="xs" variant="default" onClick={consoleCall.stop}>
              {t('console.stop')}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={() => void copy()}>
            {t('console.curl')}
          </Button>
        </div>
      </div>
      <div className={classes['answer']}>
        <h2 className={classes['title']}>{t('console.request')}</h2>
        <ScrollRegion className={classes['text']} label={t('console.request')}>
          <pre>{requestText(shown)}</pre>
        </ScrollRegion>
        <Outcome consoleCall={consoleCall} />
      </div>
      {isAsking && account && (
        <ConfirmCall
          endpoint={endpoint}
          account={account}
          onSend={() => submit(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

interface OutcomeProps {
  readonly consoleCall: ConsoleCallUnderWay
}

/** What a call has brought, and which call it was: the form may have been changed since. */
const Outcome = ({ consoleCall: { send, isChanged } }: OutcomeProps) => {
  const { t } = useTranslation()
  const failure = failureOf(send.error)
  if (!failure && !send.data) return null
  const endpoint = send.variables?.call.endpoint ?? ''
  return (
    <>
      {isChanged && (
        <p className={classes['earlier']} role="status">
          {t('console.earlier', { endpoint })}
        </p>
      )}
      {failure && <FailureNotice failure={failure} />}
      {send.data && !failure && <ConsoleAnswer answer={send.data} />}
    </>
  )
}
