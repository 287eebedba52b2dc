/** What a customer owes by a deal, as the export of prescribed payments tells it. */
export interface PrescribedPayment {
  readonly id: number
  readonly dealId: number | null
  /** Without zeros in front. */
  readonly variableSymbol: string | null
  readonly amountMinor: number
  readonly paidMinor: number
  /** Null where the export does not tell: then any fits. */
  readonly currency: string | null
  readonly dueOn: string | null
}
