import { useMutation } from '@tanstack/react-query'
import type { InputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import { isPaidTold } from '#core/payments/matching/prescribed-payment'
import { mutation } from '../../../bridge/mutation.ts'
import { notifyWithActs } from '../../../ui/notices/notify-with-acts.tsx'
import { groupOf } from './payment-groups.ts'

/** Whether a match is certain: an exact sum under the symbol, no other payment like it, and nothing taken back. */
export const isCertain = (row: PaymentRow): boolean =>
  row.match?.kind === 'matched' &&
  row.match.reason === 'exact' &&
  isPaidTold(row.prescribed, row.match.prescribedPaymentId) &&
  row.twinOf === null &&
  row.reversedOn === undefined &&
  !row.looksBooked &&
  row.state.kind === 'new'

const offeredBy = ({ match }: PaymentRow): number | null =>
  match?.kind === 'matched' ? match.prescribedPaymentId : null

type Move = InputOf<'payments.movePayments'>['move']
type PaymentFinding = Pick<InputOf<'payments.settlePayment'>, 'outcome' | 'paymentId'>

const notBooked: PaymentFinding = { outcome: 'notBooked', paymentId: null }

/** What a person decides about payments of the list. */
export const usePaymentActs = (workspaceId: WorkspaceId) => {
  const confirm = useMutation(mutation('payments.confirmPayments'))
  const move = useMutation(mutation('payments.movePayments'))
  const settle = useMutation(mutation('payments.settlePayment'))
  const keysOf = (rows: readonly PaymentRow[]) => rows.map(({ key }) => key)
  const moveAll = (rows: readonly PaymentRow[], kind: Move) => {
    if (rows.length > 0) move.mutate({ workspaceId, keys: keysOf(rows), move: kind })
  }
  const tell = (rows: readonly PaymentRow[], changed: number, twins: number) =>
    notifyWithActs((t) => ({
      title: t('payments.acts.confirmed', { count: changed }),
      ...(twins > 0 ? { sentence: t('payments.acts.twinsLeft', { count: twins }) } : {}),
      tone: 'done',
      acts: [{ label: t('payments.acts.undo'), run: () => moveAll(rows, 'withdraw') }],
    }))
  const say = (row: PaymentRow, found: PaymentFinding) =>
    settle.mutate(
      { workspaceId, key: row.key, ...found },
      {
        onSuccess: () =>
          notifyWithActs((t) => ({
            title: t(`payments.unknown.said.${found.outcome}`),
            tone: 'done',
            // What the CRM itself has said cannot be said anew by a person.
            acts:
              row.state.kind === 'sent'
                ? []
                : [{ label: t('payments.acts.undo'), run: () => unsay(row) }],
          })),
      },
    )
  const unsay = (before: PaymentRow) => {
    const { state, key } = before
    // The CRM itself has said that it has not booked it: that is known, and no call of it was lost. Where it has one that
    // is like it, saying so would rule that one out, which nobody has done.
    const said = state.kind === 'refused' && !before.looksBooked ? notBooked : state
    if (!('outcome' in said)) return moveAll([before], 'reopen')
    const { outcome, paymentId } = said
    settle.mutate({ workspaceId, key, outcome, paymentId })
  }
  return {
    settle: say,
    isSettling: settle.isPending,
    /** Confirms payments as the match proposes, or without a prescribed payment where it proposes none. */
    confirm: (rows: readonly PaymentRow[]) => {
      const open = rows.filter((row) => ['toDecide', 'refused'].includes(groupOf(row)))
      if (open.length === 0) return
      const payments = open.map((row) => ({
        key: row.key,
        isNoTwin: false,
        prescribedPaymentId: offeredBy(row),
      }))
      confirm.mutate(
        { workspaceId, payments },
        { onSuccess: ({ changed, maybeTwins }) => tell(open, changed, maybeTwins.length) },
      )
    },
    confirmAs: (
      row: PaymentRow,
      choice: { readonly prescribedPaymentId: number | null; readonly isNoTwin: boolean },
    ) => confirm.mutate({ workspaceId, payments: [{ key: row.key, ...choice }] }),
    withdraw: (rows: readonly PaymentRow[]) => moveAll(rows, 'withdraw'),
    leaveOut: (rows: readonly PaymentRow[]) => moveAll(rows, 'leaveOut'),
    takeBack: (rows: readonly PaymentRow[]) => moveAll(rows, 'takeBack'),
  }
}

export type PaymentActs = ReturnType<typeof usePaymentActs>
