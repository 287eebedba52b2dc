import type { Json } from '#core/json'
import type { PricedHome } from '#core/prices/premiums/measured-home'
import type { PremiumAnswers } from '#core/prices/premiums/premium-answers'
import type { ReadPremiums } from '#core/prices/premiums/read-premiums'

export interface PremiumsQuestion {
  readonly homes: Json<readonly PricedHome[]>
  readonly answers: PremiumAnswers
}

export type PremiumsAnswer = ReadPremiums
