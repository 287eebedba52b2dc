/** Of its parameters `id` and `prescribedid` are shown; what is null is not sent. */
export interface NewPayment {
  /** The sender's own: a payment sent again under it is not booked a second time. */
  readonly id: string
  readonly prescribedPaymentId: number | null
  readonly amountMinor: number | null
  /** ISO 4217. */
  readonly currency: string | null
  /** YYYY-MM-DD. */
  readonly paidOn: string | null
  readonly variableSymbol: string | null
  readonly account: string | null
  readonly message: string | null
}
