import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { UnknownCall } from '#core/contract/activity'
import { mutation } from '../../bridge/mutation.ts'
import { query } from '../../bridge/query.ts'
import { useFormats } from '../../i18n/formats-context.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import classes from './unknown-calls.module.css'

/** What may have arrived, and how a person finds out: nobody else can. */
export const UnknownCalls = () => {
  const { t } = useTranslation()
  const calls = useQuery(query('activity.listUnknownCalls', {})).data ?? []
  if (calls.length === 0) return null
  return (
    <Notice
      tone="warning"
      title={t('activity.unknown.title', { count: calls.length })}
      sentence={t('activity.unknown.sentence')}
    >
      <ul className={classes['calls']}>
        {calls.map((call) => (
          <UnknownCallRow key={call.id} call={call} />
        ))}
      </ul>
    </Notice>
  )
}

const waysToFindOut = {
  'create-lead': 'activity.unknown.findLead',
  'add-unit-gallery-image': 'activity.unknown.findImage',
  'add-incoming-payment': 'activity.unknown.findPayment',
  'revoke-customer-consent': 'activity.unknown.findConsent',
} as const

const hasOwnWay = (endpoint: string): endpoint is keyof typeof waysToFindOut =>
  Object.hasOwn(waysToFindOut, endpoint)

const UnknownCallRow = ({ call }: { readonly call: UnknownCall }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const settle = useMutation(mutation('activity.settleUnknownCall'))
  const { id, endpoint, subject, account, workspace } = call
  const at = formats.dateTimeSeconds(call.at)
  return (
    <li className={classes['call']}>
      <div className={classes['words']}>
        <p className={classes['what']}>{t('activity.unknown.what', { subject, endpoint })}</p>
        <p>{t('activity.unknown.when', { at, account, workspace })}</p>
        <p>{t(hasOwnWay(endpoint) ? waysToFindOut[endpoint] : 'activity.unknown.findOther')}</p>
      </div>
      <Button
        size="xs"
        variant="default"
        disabled={settle.isPending}
        aria-label={t('activity.unknown.arrivedHint', { subject })}
        onClick={() => settle.mutate({ id, arrived: true })}
      >
        {t('activity.unknown.arrived')}
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={settle.isPending}
        aria-label={t('activity.unknown.notArrivedHint', { subject })}
        onClick={() => settle.mutate({ id, arrived: false })}
      >
        {t('activity.unknown.notArrived')}
      </Button>
    </li>
  )
}
