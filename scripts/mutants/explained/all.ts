import { ofPayments } from './core-payments.ts'
import { ofPremiums } from './core-premiums.ts'
import { ofPrices } from './core-prices.ts'
import { ofTheGuards } from './crm-guards.ts'
import type { Explained } from './explained.ts'
import { ofBatches } from './features-batch.ts'
import { ofReports } from './features-exports.ts'
import { ofPaymentActs } from './features-payments.ts'

export const allExplained: readonly Explained[] = [
  ...ofTheGuards,
  ...ofPayments,
  ...ofPrices,
  ...ofPremiums,
  ...ofBatches,
  ...ofPaymentActs,
  ...ofReports,
]
