import type { PricedUnit } from '#core/prices/premiums/measured-home'
import type { ReadPremiums } from '#core/prices/premiums/read-premiums'

export interface PremiumsQuestion {
  readonly id: number
  readonly priced: readonly PricedUnit[]
}

export interface PremiumsAnswer {
  readonly id: number
  readonly read: ReadPremiums
}
