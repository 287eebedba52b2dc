import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { fromJson } from '#core/json'
import { AnswerBranches } from '../../../ui/answer-tree/answer-branches.tsx'
import { shownBranches } from '../../../ui/answer-tree/shown-branches.ts'
import { spokenTree } from '../../../ui/answer-tree/spoken-tree.ts'
import { useSpokenValues } from '../../../ui/answer-tree/use-spoken-values.ts'

interface Props {
  readonly customer: OutputOf<'customers.openCustomer'>
  readonly search: string
}

/** Whatever the CRM tells of a customer, as far as the search is in it; nothing of it is kept here. */
export const CustomerTree = ({ customer, search }: Props) => {
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
