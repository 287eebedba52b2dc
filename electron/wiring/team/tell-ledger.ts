import { z } from 'zod'
import { originOf } from '#core/accounts/login-key'
import { toJson } from '#core/json'
import { ownPaymentId } from '#core/payments/statements/transaction-key'
import { listWorkspaces } from '../../store/accounts/workspaces.ts'
import type { OpenStore } from '../../store/file/open.ts'
import { listPaymentsThatLeft } from '../../store/payments/ledger/payment-ledger.ts'
import type { TeamDesk } from '../../team/desk/open-desk.ts'
import { subjectOfSending } from '../../team/desk/team-sendings.ts'

const anything = z.unknown()
const atOnce = 500

/** What a state of the ledger is to those who ask whether they may send. */
const outcomes = { sent: 'done', booked: 'booked', unknown: 'unknown' } as const

/**
 * Tells the team which payments this desk has sent, or may have: the team has not heard of those of the time before it,
 * nor of those that a database has forgotten that was restored from a backup.
 */
export const tellLedger = async (
  { db }: OpenStore,
  desk: Pick<TeamDesk, 'act' | 'digestOf'>,
): Promise<void> => {
  for (const { id: workspaceId, kind, baseUrl } of listWorkspaces(db)) {
    if (kind !== 'crm') continue
    const origin = originOf(baseUrl)
    let after = ''
    for (;;) {
      const payments = listPaymentsThatLeft(db, { workspaceId, after, limit: atOnce })
      const last = payments.at(-1)
      if (last === undefined) break
      const told = payments.flatMap(({ key, state }) => {
        const subject = subjectOfSending(desk, { kind: 'payment', origin, key: ownPaymentId(key) })
        return subject === null ? [] : [[subject[2] ?? '', outcomes[state]]]
      })
      const values = ['payment', origin, toJson(Object.fromEntries(told))]
      if (!(await desk.act(anything, 'know_sendings', values)).ok) return
      after = last.key
    }
  }
}
