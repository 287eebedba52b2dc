import { failed, type Result } from '#core/contract/failure'
import type { ConsentRevocation } from '#core/customers/consent'
import { judgeRevocation, type RevocationRecord } from '#core/customers/revocation-outcome'
import { checkRevocation } from '#core/customers/revocation-reach'
import type { RevocationId, WorkspaceId } from '#core/ids'
import { maskContacts, maskEmail } from '#core/leads/privacy/mask-contact'
import type { Progress } from '../jobs/run-jobs.ts'
import type { CustomersDependencies } from './dependencies.ts'

interface RevokeConsentInput {
  readonly workspaceId: WorkspaceId
  readonly revocationId: RevocationId
  readonly revocation: ConsentRevocation
  readonly tell: (progress: Progress) => void
}

/**
 * Sends the revocation once, whatever becomes of it. Its line in the audit list is written before the request leaves.
 */
export const revokeConsent = async (
  { store, client, accountFor, clock }: CustomersDependencies,
  { workspaceId, revocationId: id, revocation: asked, tell }: RevokeConsentInput,
): Promise<Result<null>> => {
  const types = store.readConsentList(workspaceId)?.types ?? null
  const revocation = trimmed(asked)
  const [fault] = checkRevocation(revocation, types)
  if (fault !== undefined) {
    const path = fault.kind === 'unknownConsentType' ? 'consentTypeId' : 'holder'
    return failed({ kind: 'invalidInput', path, rule: 'invalid_value', again: 'afterFix' })
  }
  const account = await accountFor(workspaceId)
  if (!account.ok) return account
  const { consentTypeId, notes, holder } = revocation
  const begun = store.write.insertRevocation({
    id,
    workspaceId,
    at: clock.now(),
    account: account.value.label,
    consentTypeId,
    consentName: types?.find((type) => type.id === consentTypeId)?.name ?? '',
    notes: notes === null ? null : maskContacts(notes),
    holder: maskedHolder(holder),
    email: holder.kind === 'email' ? holder.email : null,
    outcome: { kind: 'sending' },
  })
  if (!begun.ok) return begun
  tell({ phase: 'sending', canCancel: false })
  try {
    // A signal that never fires: from here on the request cannot be called back.
    const { signal } = new AbortController()
    const answer = await client.revokeCustomerConsent(
      { account: account.value, signal },
      revocation,
    )
    const ended = store.write.writeRevocationOutcome({ id, outcome: judgeRevocation(answer) })
    return ended.ok && !answer.ok ? answer : ended
  } catch (defect) {
    store.write.writeRevocationOutcome({ id, outcome: { kind: 'unknown' } })
    throw defect
  }
}

const trimmed = (revocation: ConsentRevocation): ConsentRevocation => {
  const { holder, notes } = revocation
  return {
    ...revocation,
    holder: holder.kind === 'email' ? { ...holder, email: holder.email.trim() } : holder,
    notes: notes === null || notes.trim() === '' ? null : notes,
  }
}

const maskedHolder = (holder: ConsentRevocation['holder']): RevocationRecord['holder'] =>
  holder.kind === 'customer' ? holder : { kind: 'email', masked: maskEmail(holder.email) }
