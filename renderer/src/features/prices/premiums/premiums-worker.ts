import { readPremiums } from '#core/prices/premiums/read-premiums'
import { nothingTold } from './nothing-told.ts'
import type { PremiumsAnswer, PremiumsQuestion } from './premiums-message.ts'

addEventListener('message', ({ data: { id, priced } }: MessageEvent<PremiumsQuestion>) => {
  const answer: PremiumsAnswer = { id, read: readPremiums(priced, nothingTold) }
  postMessage(answer)
})
