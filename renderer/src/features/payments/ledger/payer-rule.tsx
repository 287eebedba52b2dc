import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import type { TransactionKey } from '#core/payments/statements/transaction-key'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import classes from './worklist-view.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly paymentKey: TransactionKey
}

/** Whose payments have always been for one deal: a person may make a rule of it, and take it away again. */
export const PayerRule = ({ workspaceId, paymentKey: key }: Props) => {
  const { t } = useTranslation()
  const payer = useQuery(query('payments.readPayer', { workspaceId, key })).data
  const add = useMutation(mutation('payments.addPayerRule'))
  const remove = useMutation(mutation('payments.removePayerRule'))
  if (!payer) return null
  const { isRule, times: count, purpose, dealId } = payer
  const what = purpose === '' ? t('payments.payer.deal', { id: dealId }) : purpose
  return (
    <section aria-label={t('payments.payer.title')}>
      <h3 className={classes['title']}>{t('payments.payer.title')}</h3>
      <p>
        {isRule ? t('payments.payer.rule', { what }) : t('payments.payer.habit', { count, what })}
      </p>
      <p className={classes['soft']}>{t('payments.payer.effect')}</p>
      {isRule ? (
        <Button
          mt={8}
          size="xs"
          variant="default"
          loading={remove.isPending}
          onClick={() => remove.mutate({ workspaceId, key })}
        >
          {t('payments.payer.remove')}
        </Button>
      ) : (
        <Button
          mt={8}
          size="xs"
          variant="default"
          loading={add.isPending}
          onClick={() => add.mutate({ workspaceId, key })}
        >
          {t('payments.payer.add')}
        </Button>
      )}
    </section>
  )
}
