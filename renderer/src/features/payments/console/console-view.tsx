import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { curlText, requestText } from '#core/console/request-text'
import { failureOf } from '../../../bridge/failure-of.ts'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { notifyDone } from '../../../ui/notices/notify.ts'
import { putOnClipboard } from '../../../ui/put-on-clipboard.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { ConfirmCall } from './confirm-call.tsx'
import classes from './console.module.css'
import { ConsoleAnswer } from './console-answer.tsx'
import { EndpointFields } from './endpoint-fields.tsx'
import type { ConsoleCallUnderWay } from './use-console-call.ts'

/** Any call of the interface, for whoever builds on it; through the same guards as all others. */
export const ConsoleView = ({ desk }: { readonly desk: ConsoleCallUnderWay }) => {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { form, file, accounts, account, endpoint, call, send, isSendable } = desk
  const fileName = endpoint.hasFile ? (file?.name ?? t('payments.console.noFile')) : null
  const shown = { call, baseUrl: account?.baseUrl || 'https://crm.example', fileName }
  const leave = (isConfirmed: boolean) => {
    setAsking(false)
    desk.leave(isConfirmed)
  }
  const copy = async () => {
    if (!(await putOnClipboard(curlText(shown)))) return
    notifyDone({ title: t('payments.console.copied'), sentence: t('payments.console.copiedHint') })
  }
  return (
    <div className={classes['view']}>
      <div className={classes['form']}>
        <Select
          size="xs"
          allowDeselect={false}
          label={t('payments.console.account')}
          data={accounts.map(({ accountId, label }) => ({ value: accountId, label }))}
          value={account?.accountId ?? null}
          onChange={desk.setChosen}
        />
        <EndpointFields
          form={form}
          endpoint={endpoint}
          file={file}
          onForm={desk.setForm}
          onFile={desk.setFile}
        />
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
          {send.isPending && (
            <Button size="xs" variant="default" onClick={desk.stop}>
              {t('payments.console.stop')}
            </Button>
          )}
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
        <Outcome desk={desk} />
      </div>
      {isAsking && account && (
        <ConfirmCall
          endpoint={endpoint}
          account={account}
          onSend={() => leave(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

/** Says of which request it is: the form may have been changed since. */
const Outcome = ({ desk: { send, isChanged } }: { readonly desk: ConsoleCallUnderWay }) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const failure = failureOf(send.error)
  if (!failure && !send.data) return null
  const endpoint = send.variables?.call.endpoint ?? ''
  return (
    <>
      {isChanged && (
        <p className={classes['earlier']} role="status">
          {t('payments.console.earlier', { endpoint })}
        </p>
      )}
      {failure && <Notice tone="failure" {...words(failure)} />}
      {send.data && !failure && <ConsoleAnswer answer={send.data} />}
    </>
  )
}
