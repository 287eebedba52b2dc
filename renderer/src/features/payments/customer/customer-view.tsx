import { Button, TextInput } from '@mantine/core'
import { IconUserSearch } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { customerIdSchema, type WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import { failureOf } from '../../../bridge/failure-of.ts'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { AnswerBranches } from '../../../ui/answer-tree/answer-branches.tsx'
import { shownBranches } from '../../../ui/answer-tree/shown-branches.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import classes from './customer-view.module.css'

/** Whatever the CRM tells of the customer with this number; nothing of it is kept here. */
export const CustomerView = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
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
          label={t('payments.customer.id')}
          inputMode="numeric"
          maxLength={15}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
        />
        <Button type="submit" size="xs" disabled={!id.success} loading={open.isPending}>
          {t('payments.customer.open')}
        </Button>
      </form>
      {failure && <Notice tone="failure" {...words(failure)} />}
      {open.data ? (
        <CustomerTree key={open.data.askedAt} told={open.data} />
      ) : (
        !failure && (
          <EmptyState
            icon={IconUserSearch}
            title={t('payments.customer.emptyTitle')}
            sentence={t('payments.customer.empty')}
          />
        )
      )}
    </div>
  )
}

interface TreeProps {
  readonly told: OutputOf<'customers.openCustomer'>
}

const CustomerTree = ({ told }: TreeProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const [search, setSearch] = useState('')
  const shown = shownBranches(fromJson(told.tree), search)
  return (
    <>
      <div className={classes['form']}>
        <SearchField
          label={t('payments.customer.search')}
          clearLabel={t('payments.clearSearch')}
          value={search}
          onChange={setSearch}
        />
        <span className={classes['age']}>
          {t('payments.customer.askedAt', { at: formats.dateTimeSeconds(told.askedAt) })}
        </span>
      </div>
      <div className={classes['tree']}>
        {shown === null ? (
          <p>{t('payments.customer.nothing')}</p>
        ) : (
          <AnswerBranches
            label={t('payments.customer.tree')}
            branches={shown.children}
            isOpen={search.trim() !== ''}
          />
        )}
      </div>
    </>
  )
}
