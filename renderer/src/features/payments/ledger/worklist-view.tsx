import { Button } from '@mantine/core'
import { IconCreditCard, IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatementId, WorkspaceId } from '#core/ids'
import { type PaymentGroup, paymentGroups } from '#core/payments/ledger/payment-group'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { NoticePlace } from '../../../ui/notices/notice-place.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import type { Density } from '../../../ui/sheet/sheet-theme.ts'
import { SendBar } from '../send/send-bar.tsx'
import { SendNotices } from '../send/send-notices.tsx'
import { ChooseStatement } from '../statements/choose-statement.tsx'
import { type PaymentFilter, usePayments } from '../use-payments.ts'
import { paymentColumns } from './payment-columns.ts'
import { PaymentDetail } from './payment-detail.tsx'
import { usePaymentActs } from './use-payment-acts.ts'
import { WorklistTools } from './worklist-tools.tsx'
import classes from './worklist-view.module.css'

interface EmptyWorklistProps {
  /** Whether nothing is searched for, so that there is really nothing to do. */
  readonly isBare: boolean
  /** Whether no payment was ever imported. */
  readonly isNew: boolean
  readonly onStatements: () => void
}

const EmptyWorklist = ({ isBare, isNew, onStatements }: EmptyWorklistProps) => {
  const { t } = useTranslation()
  return isBare ? (
    <EmptyState
      icon={IconCreditCard}
      title={t('payments.empty.title')}
      sentence={t('payments.empty.sentence')}
    >
      <ChooseStatement size="sm" />
      {!isNew && (
        <Button variant="default" onClick={onStatements}>
          {t('payments.empty.statements')}
        </Button>
      )}
    </EmptyState>
  ) : (
    <EmptyState
      icon={IconSearchOff}
      title={t('payments.empty.nothingTitle')}
      sentence={t('payments.empty.nothing')}
    />
  )
}

interface Props {
  readonly workspaceId: WorkspaceId
  readonly density: Density
  /** Only the payments of this statement; null for the whole ledger. */
  readonly statementId: StatementId | null
  readonly onStatement: (statementId: StatementId | null) => void
  readonly onStatements: () => void
}

const keyOf = ({ key }: PaymentRow): string => key
const nothing: PaymentRow[] = []
const noCounts = Object.fromEntries(paymentGroups.map((name) => [name, 0])) as Readonly<
  Record<PaymentGroup, number>
>

/** Money that came in, from the match to the payment in the CRM. */
export const WorklistView = (props: Props) => {
  const { workspaceId, density, statementId, onStatement, onStatements } = props
  const { t } = useTranslation()
  const formats = useFormats()
  const [scope, setScope] = useState<PaymentFilter['scope']>('open')
  const [search, setSearch] = useState('')
  const [group, setGroup] = useState<PaymentGroup>('all')
  const [selected, setSelected] = useState<readonly PaymentRow[]>(nothing)
  // A statement is looked at whole: what is booked already belongs to it.
  const wanted = statementId === null ? scope : 'all'
  const filter = { scope: wanted, group, statementId, search }
  const { rows, total, counts, totals, unread } = usePayments(workspaceId, filter)
  const acts = usePaymentActs(workspaceId)
  const columns = useMemo(() => paymentColumns(t, formats), [t, formats])
  const shown = rows ?? nothing
  const chosen = useMemo(() => {
    const keys = new Set(selected.map(keyOf))
    return shown.filter(({ key }) => keys.has(key))
  }, [selected, shown])
  const [only] = chosen.length === 1 ? chosen : []
  const isEmpty = counts !== null && counts.all === 0
  const ledger = useQuery(query('payments.readTotals', { workspaceId })).data
  const isNew = isEmpty && ledger?.totals.length === 0
  const showUnknown = () => {
    setGroup('unknown')
    setSearch('')
    onStatement(null)
  }
  return (
    <div className={classes['view']}>
      <SendNotices workspaceId={workspaceId} onUnknown={showUnknown} />
      <NoticePlace>{unread && <FailureNotice {...unread} />}</NoticePlace>
      <WorklistTools
        workspaceId={workspaceId}
        isNew={isNew}
        acts={acts}
        chosen={chosen}
        group={group}
        scope={scope}
        search={search}
        statementId={statementId}
        counts={counts ?? noCounts}
        rows={shown}
        onGroup={setGroup}
        onScope={setScope}
        onSearch={setSearch}
        onStatement={onStatement}
      />
      {isEmpty ? (
        <EmptyWorklist
          isBare={isNew || (search === '' && scope === 'open')}
          isNew={isNew}
          onStatements={onStatements}
        />
      ) : (
        <div className={classes['split']} data-open={only !== undefined}>
          <Sheet<PaymentRow>
            label={t('payments.list')}
            density={density}
            rows={shown}
            columns={columns}
            rowId={keyOf}
            selectable
            onSelected={setSelected}
          />
          {only && (
            <PaymentDetail key={only.key} workspaceId={workspaceId} acts={acts} row={only} />
          )}
        </div>
      )}
      {total > (rows?.length ?? 0) && (
        <p className={classes['more']}>
          {t('payments.moreThanShown', {
            shown: formats.integer(rows?.length ?? 0),
            total: formats.integer(total),
          })}
        </p>
      )}
      {!isNew && <SendBar workspaceId={workspaceId} statementId={statementId} listed={totals} />}
    </div>
  )
}
