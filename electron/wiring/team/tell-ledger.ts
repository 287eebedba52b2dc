import { createHash } from 'node:crypto'
import { originOf } from '#core/accounts/login-key'
import type { WorkspaceId } from '#core/ids'
import { claimedPicture } from '#core/media/queue/claimed-picture'
import { ownPaymentId } from '#core/payments/statements/transaction-key'
import type { OpenStore } from '../../store/file/open.ts'
import { listLeadsThatLeft } from '../../store/leads/send/lead-sendings.ts'
import { listPicturesThatLeft } from '../../store/media/queue/media-ledger.ts'
import { listPaymentsThatLeft } from '../../store/payments/ledger/payment-ledger.ts'
import type { TeamDesk } from '../../team/desk/open-desk.ts'
import { listTeamWorkspaces } from './team-logins.ts'
import { tellPages } from './tell-pages.ts'

const limit = 500

interface SentFrom {
  readonly workspaceId: WorkspaceId
  readonly origin: string
}

/**
 * Tells the team which payments, leads and pictures this desk has sent, or may have: the team has not heard of those of
 * the time before it, nor of those that a database has forgotten that was restored from a backup.
 */
export const tellLedger = async (
  { db }: OpenStore,
  desk: Pick<TeamDesk, 'act' | 'digestOf'>,
): Promise<void> => {
  const tellPayments = ({ workspaceId, origin }: SentFrom) =>
    tellPages(desk, {
      kind: 'payment',
      origin,
      list: (after: ReturnType<typeof listPaymentsThatLeft>[number] | null) =>
        listPaymentsThatLeft(db, { workspaceId, after: after?.key ?? '', limit }),
      keyOf: ({ key }) => ownPaymentId(key),
      outcomeOf: ({ state, sends }) => {
        if (state === 'unknown') return `unknown ${sends}`
        return state === 'sent' ? 'done' : state
      },
    })
  const tellLeads = ({ workspaceId, origin }: SentFrom) =>
    tellPages(desk, {
      kind: 'lead',
      origin,
      list: (after: ReturnType<typeof listLeadsThatLeft>[number] | null) =>
        listLeadsThatLeft(db, { workspaceId, after: after?.sentKey ?? '', limit }),
      keyOf: ({ sentKey }) => createHash('sha256').update(sentKey).digest('hex'),
      outcomeOf: ({ isTaken, lastAt }) => (isTaken === 1 ? 'done' : `unknown ${lastAt}`),
    })
  const tellPictures = ({ workspaceId, origin }: SentFrom) =>
    tellPages(desk, {
      kind: 'picture',
      origin,
      list: (after: ReturnType<typeof listPicturesThatLeft>[number] | null) =>
        listPicturesThatLeft(db, { workspaceId, after, limit }),
      keyOf: ({ sha256, unitId, screenId }) =>
        claimedPicture({ sha256, target: { kind: 'unit', id: unitId }, screenId }),
      outcomeOf: () => 'done',
    })
  for (const { id: workspaceId, kind, baseUrl } of listTeamWorkspaces(db)) {
    if (kind !== 'crm') continue
    const sent = { workspaceId, origin: originOf(baseUrl) }
    for (const tell of [tellPayments, tellLeads, tellPictures]) {
      if (!(await tell(sent))) return
    }
  }
}
