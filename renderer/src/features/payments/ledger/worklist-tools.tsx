import { Button, CloseButton, SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { StatementId, WorkspaceId } from '#core/ids'
import { type PaymentGroup, paymentGroups } from '#core/payments/ledger/payment-group'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import { SearchField } from '../../../ui/search-field.tsx'
import { FilterChip, FilterChips } from '../../../ui/tables/filter-chips.tsx'
import { ExportsAge } from '../send/exports-age.tsx'
import type { PaymentFilter } from '../use-payments.ts'
import { groupOf } from './payment-groups.ts'
import { isCertain, type PaymentActs } from './use-payment-acts.ts'
import classes from './worklist-view.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  /** Whether there is nothing yet that could be filtered or searched. */
  readonly isNew: boolean
  readonly acts: PaymentActs
  readonly counts: Readonly<Record<PaymentGroup, number>>
  readonly rows: readonly PaymentRow[]
  readonly chosen: readonly PaymentRow[]
  readonly group: PaymentGroup
  readonly scope: PaymentFilter['scope']
  readonly search: string
  readonly statementId: StatementId | null
  readonly onGroup: (group: PaymentGroup) => void
  readonly onScope: (scope: PaymentFilter['scope']) => void
  readonly onSearch: (search: string) => void
  readonly onStatement: (statementId: StatementId | null) => void
}

/** What is shown, and what can be decided for many at once. */
export const WorklistTools = (props: Props) => {
  const { workspaceId, counts, group, scope, search, statementId } = props
  const { onGroup, onScope, onSearch, onStatement } = props
  const { t } = useTranslation()
  if (props.isNew) {
    return (
      <div className={classes['tools']}>
        <span className={classes['grow']} />
        <ExportsAge workspaceId={workspaceId} />
      </div>
    )
  }
  return (
    <div className={classes['tools']}>
      <FilterChips label={t('payments.group.label')}>
        {paymentGroups
          .filter((one) => one === 'all' || counts[one] > 0 || one === group)
          .map((one) => (
            <FilterChip
              key={one}
              isChosen={one === group}
              count={counts[one]}
              calls={one === 'unknown' && counts[one] > 0}
              onClick={() => onGroup(one)}
            >
              {t(`payments.group.${one}`)}
            </FilterChip>
          ))}
      </FilterChips>
      <span className={classes['grow']} />
      {statementId === null ? (
        <SegmentedControl
          size="xs"
          aria-label={t('payments.scope.label')}
          data={(['open', 'all'] as const).map((value) => ({
            value,
            label: t(`payments.scope.${value}`),
          }))}
          value={scope}
          onChange={(chosen) => onScope(chosen as PaymentFilter['scope'])}
        />
      ) : (
        <span className={classes['chip']}>
          {t('payments.scope.statement')}
          <CloseButton
            size="xs"
            aria-label={t('payments.scope.everyStatement')}
            onClick={() => onStatement(null)}
          />
        </span>
      )}
      <SearchField label={t('payments.search')} width={200} value={search} onChange={onSearch} />
      <ExportsAge workspaceId={workspaceId} />
      <ManyActs {...props} />
    </div>
  )
}

const ManyActs = ({ acts, rows, chosen }: Props) => {
  const { t } = useTranslation()
  const certain = rows.filter(isCertain)
  const open = chosen.filter((row) => ['toDecide', 'refused'].includes(groupOf(row)))
  const confirmed = chosen.filter(({ state }) => state.kind === 'confirmed')
  if (chosen.length < 2) {
    return certain.length === 0 ? null : (
      <Button size="xs" onClick={() => acts.confirm(certain)}>
        {t('payments.acts.confirmCertain', { count: certain.length })}
      </Button>
    )
  }
  return (
    <>
      <Button size="xs" disabled={open.length === 0} onClick={() => acts.confirm(open)}>
        {t('payments.acts.confirmMany', { count: open.length })}
      </Button>
      {confirmed.length > 0 && (
        <Button size="xs" variant="default" onClick={() => acts.withdraw(confirmed)}>
          {t('payments.acts.withdrawMany', { count: confirmed.length })}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        disabled={open.length + confirmed.length === 0}
        onClick={() => acts.leaveOut([...open, ...confirmed])}
      >
        {t('payments.acts.leaveOutMany', { count: open.length + confirmed.length })}
      </Button>
    </>
  )
}
