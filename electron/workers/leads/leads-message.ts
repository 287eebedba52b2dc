import type {
  ComparedLeads,
  ReconciledChanges,
  ReconcileRequest,
} from '#core/leads/reconcile/reconcile-changes'
import type { ReadSentFile, ReadSentLead, SentFileRequest } from '#core/leads/sent/read-sent-file'

export type LeadsRequest =
  | { readonly kind: 'readSent'; readonly file: SentFileRequest }
  | { readonly kind: 'reconcile'; readonly request: ReconcileRequest }

/** A little of what is compared; `isLast`: there is no more. */
export interface ReconcileSlice extends Pick<ComparedLeads, 'sent' | 'listed'> {
  readonly isLast: boolean
}

export type LeadsAnswer =
  | { readonly kind: 'sentLeads'; readonly leads: readonly ReadSentLead[] }
  | { readonly kind: 'readSent'; readonly read: ReadSentFile }
  | { readonly kind: 'judged'; readonly changes: ReconciledChanges }
  | { readonly kind: 'reconciled' }
