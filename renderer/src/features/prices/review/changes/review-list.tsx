import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftId, UnitId } from '#core/ids'
import { fromJson } from '#core/json'
import type { PriceChangeRow } from '#core/prices/batch/change-list'
import { countFindings } from '#core/prices/batch/count-findings'
import { type ChangeMark, marksOfUnits } from '#core/prices/batch/marks-of-units'
import type { Unit } from '#core/prices/pricelist/unit'
import { query } from '../../../../bridge/query.ts'
import { stepWords } from '../../draft/step-words.ts'
import { CheckDeals } from '../findings/check-deals.tsx'
import { Findings } from '../findings/findings.tsx'
import classes from '../review.module.css'
import type { ReviewProps } from '../review-props.ts'
import { SendBox } from '../sending/send-box.tsx'
import { Totals } from '../totals.tsx'
import type { ReviewState } from '../use-review.ts'
import { ChangeTable } from './change-table.tsx'
import { ConflictTable } from './conflict-table.tsx'
import type { ChangeGroup, ChangeOrder } from './group-changes.ts'
import { LeftOut } from './left-out.tsx'

interface Props extends ReviewProps {
  readonly review: ReviewState
}

/** The list of changes with its findings, its tools and the ways to send it. */
export const ReviewList = ({ review, ...props }: Props) => {
  const { of, units, rules, currency, onShowUnit } = props
  const { judgement, stale, memory, leaveOut, takeIn, decide } = review
  const [shown, setShown] = useState<RowChoice>('all')
  const [order, setOrder] = useState<ChangeOrder>('pricelist')
  const [grouping, setGrouping] = useState<Grouping>('building')
  const groupOf = useOriginGroups(props.draft.id, grouping === 'origin')
  const marks = useMemo(() => marksOfUnits(judgement), [judgement])
  const findings = useMemo(() => countFindings(judgement, stale), [judgement, stale])
  const { leftOut } = memory
  // The last unit of the chosen kind may have been decided or taken in meanwhile.
  const isThere = shown === 'leftOut' ? leftOut.size > 0 : findings.some((f) => f.mark === shown)
  const now = isThere ? shown : 'all'
  const { rows, conflicts } = judgement
  const visible = useMemo(
    () => rowsShown({ rows, shown: now, marks, leftOut }),
    [rows, now, marks, leftOut],
  )
  const setLeftOut = useCallback(
    (unitId: UnitId, isLeftOut: boolean) => (isLeftOut ? leaveOut : takeIn)([unitId]),
    [leaveOut, takeIn],
  )
  const numberOf = (unitId: UnitId) =>
    units.find(({ id }) => id === unitId)?.number ?? String(unitId)
  return (
    <>
      <div className={classes['main']}>
        {now === 'conflict' ? (
          <ConflictTable
            draftId={props.draft.id}
            conflicts={conflicts}
            numberOf={numberOf}
            onDecide={decide}
          />
        ) : (
          <>
            <OrderBar
              order={order}
              grouping={grouping}
              onOrder={setOrder}
              onGrouping={setGrouping}
            />
            <ChangeTable
              rows={visible}
              order={order}
              groupOf={groupOf}
              marks={marks}
              leftOut={leftOut}
              onShowUnit={onShowUnit}
              onLeftOut={setLeftOut}
            />
          </>
        )}
      </div>
      <aside className={classes['side']}>
        <div className={classes['found']}>
          <Side
            findings={findings}
            review={review}
            currency={currency}
            now={now}
            onShow={setShown}
          />
          <CheckDeals
            of={of}
            exportedAt={props.dealsExportedAt}
            onChooseColumns={props.onChooseDealColumns}
          />
          <LeftOut
            count={leftOut.size}
            isShown={now === 'leftOut'}
            onShow={(isShown) => setShown(isShown ? 'leftOut' : 'all')}
            onTakeIn={() => takeIn([...leftOut])}
          />
        </div>
        <SendBox of={of} review={review} rules={rules} currency={currency} draft={props.draft} />
      </aside>
    </>
  )
}

const groupings = ['building', 'origin'] as const
type Grouping = (typeof groupings)[number]

interface OrderProps {
  readonly order: ChangeOrder
  readonly onOrder: (order: ChangeOrder) => void
  readonly grouping: Grouping
  readonly onGrouping: (grouping: Grouping) => void
}

const orders: readonly ChangeOrder[] = ['pricelist', 'largestRise', 'largestFall']

const OrderBar = ({ order, onOrder, grouping, onGrouping }: OrderProps) => {
  const { t } = useTranslation()
  return (
    <div className={classes['bar']}>
      <SegmentedControl
        size="xs"
        aria-label={t('review.order.label')}
        data={orders.map((value) => ({ value, label: t(`review.order.${value}`) }))}
        value={order}
        onChange={(value) => onOrder(value as ChangeOrder)}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('review.grouping.label')}
        data={groupings.map((value) => ({ value, label: t(`review.grouping.${value}`) }))}
        value={grouping}
        onChange={(value) => onGrouping(groupings.find((one) => one === value) ?? 'building')}
      />
      <span>{t('review.withVat')}</span>
    </div>
  )
}

interface SideProps {
  readonly review: ReviewState
  readonly findings: ReturnType<typeof countFindings>
  readonly currency: string | null
  readonly now: RowChoice
  readonly onShow: (shown: RowChoice) => void
}

const Side = ({ review, findings, currency, now, onShow }: SideProps) => {
  const { t } = useTranslation()
  const mark = now === 'all' || now === 'leftOut' ? null : now
  return (
    <>
      <section aria-label={t('review.total.title')}>
        <h3 className={classes['heading']}>{t('review.total.title')}</h3>
        <Totals sums={review.judgement.sums} currency={currency} />
      </section>
      <section aria-label={t('review.checks')}>
        <h3 className={classes['heading']}>{t('review.checks')}</h3>
        <Findings
          findings={findings}
          shown={mark}
          isSending={review.judgement.sent.length > 0}
          isChecked={review.isChecked}
          isChecking={review.isChecking}
          onShow={(next) => onShow(next ?? 'all')}
          onLeaveOut={review.leaveOut}
          onRound={review.round}
        />
      </section>
    </>
  )
}

/** What of the list is shown: everything, the units with one mark, or those that are left out. */
type RowChoice = ChangeMark | 'all' | 'leftOut'

interface Filter {
  readonly rows: readonly PriceChangeRow[]
  readonly shown: RowChoice
  readonly marks: ReadonlyMap<UnitId, readonly ChangeMark[]>
  readonly leftOut: ReadonlySet<UnitId>
}

const rowsShown = ({ rows, shown, marks, leftOut }: Filter): readonly PriceChangeRow[] => {
  if (shown === 'all') return rows
  return rows.filter(({ unit }) =>
    shown === 'leftOut' ? leftOut.has(unit.id) : (marks.get(unit.id)?.includes(shown) ?? false),
  )
}

/** Puts units together by how their prices came; null as long as nobody wants it, or knows it. */
const useOriginGroups = (
  draftId: DraftId,
  isWanted: boolean,
): ((unit: Unit) => ChangeGroup) | null => {
  const { t } = useTranslation()
  const origins = useQuery({ ...query('drafts.readOrigins', { draftId }), enabled: isWanted }).data
  return useMemo(() => {
    if (!isWanted || !origins) return null
    const placeOf = new Map(fromJson(origins.units))
    const groups = origins.labels.map(
      (label, place): ChangeGroup => ({ id: String(place), name: stepWords(label, t) }),
    )
    const unknown: ChangeGroup = { id: 'unknown', name: t('review.noOrigin') }
    return ({ id }) => groups[placeOf.get(id) ?? -1] ?? unknown
  }, [isWanted, origins, t])
}
