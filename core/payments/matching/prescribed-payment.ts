/** A payment that a customer owes by a deal, from the export of prescribed payments. */
export interface PrescribedPayment {
  readonly id: number
  readonly dealId: number | null
  /** The symbol without leading zeros. */
  readonly variableSymbol: string | null
  readonly amountMinor: number
  readonly paidMinor: number
  /** Null where the export does not name it: then every currency fits. */
  readonly currency: string | null
  readonly dueOn: string | null
}
