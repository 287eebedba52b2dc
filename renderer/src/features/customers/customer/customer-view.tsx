import { Button, CloseButton, Skeleton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { customerNames } from '#core/customers/customer-name'
import type { CustomerId, WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import { failureOf } from '../../../bridge/failure-of.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { AnswerBranches } from '../../../ui/answer-tree/answer-branches.tsx'
import { shownBranches } from '../../../ui/answer-tree/shown-branches.ts'
import { spokenTree } from '../../../ui/answer-tree/spoken-tree.ts'
import { useSpokenValues } from '../../../ui/answer-tree/use-spoken-values.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import classes from './customer.module.css'
import type { OfCustomer } from './of-customer.ts'

interface Props extends OfCustomer {
  readonly workspaceId: WorkspaceId
  readonly customerId: CustomerId
  readonly onClose: () => void
}

/** What the CRM tells of a customer, asked for as soon as they are opened, and what is known of them here. */
export const CustomerView = ({ workspaceId, customerId, onClose, leadsOf, paymentsOf }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const [search, setSearch] = useState('')
  const { mutate, data, error, isPending } = useMutation(
    mutation('customers.openCustomer', { failure: 'here' }),
  )
  const ask = () => mutate({ workspaceId, customerId })
  useEffect(() => mutate({ workspaceId, customerId }), [mutate, workspaceId, customerId])
  const failure = failureOf(error)
  return (
    <section
      className={classes['customer']}
      aria-label={t('customers.customer', { id: customerId })}
    >
      <header className={classes['head']}>
        <h2 className={classes['title']}>{t('customers.customer', { id: customerId })}</h2>
        {data && (
          <span className={classes['age']}>
            {t('customers.open.askedAt', { at: formats.dateTimeSeconds(data.askedAt) })}
          </span>
        )}
        <SearchField
          label={t('customers.open.search')}
          width={140}
          value={search}
          onChange={setSearch}
        />
        <Button
          size="compact-xs"
          variant="default"
          loading={isPending}
          leftSection={<IconRefresh size={14} aria-hidden />}
          onClick={ask}
        >
          {t('customers.open.again')}
        </Button>
        <CloseButton size="sm" aria-label={t('customers.open.close')} onClick={onClose} />
      </header>
      {failure && <FailureNotice failure={failure} />}
      {isPending && !data && (
        <Skeleton height={90} role="status" aria-label={t('customers.loading')} />
      )}
      {data && (
        <div className={classes['tree']}>
          <CustomerTree customer={data} search={search} />
        </div>
      )}
      {data && paymentsOf(customerNames(fromJson(data.tree)))}
      {leadsOf(customerId)}
    </section>
  )
}

interface CustomerTreeProps {
  readonly customer: OutputOf<'customers.openCustomer'>
  readonly search: string
}

/** Whatever the CRM tells of a customer, as far as the search is in it; nothing of it is kept here. */
const CustomerTree = ({ customer, search }: CustomerTreeProps) => {
  const { t } = useTranslation()
  const spoken = useSpokenValues()
  const shown = shownBranches(spokenTree(fromJson(customer.tree), spoken), search)
  if (shown === null) return <p>{t('customers.open.nothing')}</p>
  return (
    <AnswerBranches
      label={t('customers.open.tree')}
      branches={shown.children}
      isOpen={search.trim() !== ''}
    />
  )
}
