import type { PrescribedPayment } from './prescribed-payment.ts'

type Purpose = Pick<PrescribedPayment, 'unit' | 'kind' | 'customer'>

/** What a prescribed payment is for and whose it is; empty where the export tells nothing of it. */
export const purposeText = ({ unit, kind, customer }: Purpose): string =>
  [unit, kind, customer].filter(Boolean).join(' · ')
