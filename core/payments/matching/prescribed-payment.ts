/** A payment that a customer owes by a deal, from the export of prescribed payments. */
export interface PrescribedPayment {
  readonly id: number
  readonly dealId: number | null
  /** Null where the export does not tell it. */
  readonly unit: string | null
  readonly customer: string | null
  /** The kind of payment, such as a reservation fee. */
  readonly kind: string | null
  /** The symbol without leading zeros. */
  readonly variableSymbol: string | null
  readonly amountMinor: number
  /** Null where the export does not tell it: then nothing says that anything is left to pay. */
  readonly paidMinor: number | null
  /** Null where the export does not name it: then every currency fits. */
  readonly currency: string | null
  readonly dueOn: string | null
}

/** Whether the export tells what is paid of one of these: where it does not, any of them may be paid already. */
export const isPaidTold = (prescribed: readonly PrescribedPayment[], id: number): boolean =>
  prescribed.find((one) => one.id === id)?.paidMinor !== null
