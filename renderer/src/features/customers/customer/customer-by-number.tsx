import { Button, TextInput } from '@mantine/core'
import { IconUserSearch } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { customerIdSchema, type WorkspaceId } from '#core/ids'
import { failureOf } from '../../../bridge/failure-of.ts'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import classes from './customer-by-number.module.css'
import { CustomerTree } from './customer-tree.tsx'

/** A customer who is looked up by the number that the CRM has given. */
export const CustomerByNumber = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const [typed, setTyped] = useState('')
  const open = useMutation(mutation('customers.openCustomer', { failure: 'here' }))
  const failure = failureOf(open.error)
  const id = customerIdSchema.safeParse(Number(typed))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (id.success) open.mutate({ workspaceId, customerId: id.data })
  }
  return (
    <div className={classes['view']}>
      <form className={classes['form']} onSubmit={submit}>
        <TextInput
          size="xs"
          w={200}
          label={t('customers.byNumber.id')}
          inputMode="numeric"
          maxLength={15}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
        />
        <Button type="submit" size="xs" disabled={!id.success} loading={open.isPending}>
          {t('customers.byNumber.open')}
        </Button>
      </form>
      {failure && <Notice tone="failure" {...words(failure)} />}
      {open.data ? (
        <FoundCustomer key={open.data.askedAt} customer={open.data} />
      ) : (
        !failure && (
          <EmptyState
            icon={IconUserSearch}
            title={t('customers.byNumber.emptyTitle')}
            sentence={t('customers.byNumber.empty')}
          />
        )
      )}
    </div>
  )
}

interface FoundCustomerProps {
  readonly customer: OutputOf<'customers.openCustomer'>
}

const FoundCustomer = ({ customer }: FoundCustomerProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const [search, setSearch] = useState('')
  return (
    <>
      <div className={classes['form']}>
        <SearchField
          label={t('customers.open.search')}
          clearLabel={t('leads.clearSearch')}
          value={search}
          onChange={setSearch}
        />
        <span className={classes['age']}>
          {t('customers.byNumber.askedAt', { at: formats.dateTimeSeconds(customer.askedAt) })}
        </span>
      </div>
      <div className={classes['tree']}>
        <CustomerTree customer={customer} search={search} />
      </div>
    </>
  )
}
