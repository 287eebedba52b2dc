import { readPremiums } from '#core/prices/premiums/read-premiums'
import type { PremiumsAnswer, PremiumsQuestion } from './premiums-message.ts'

const nothingTold = { levels: new Map<string, number>(), own: () => new Map<string, string>() }

addEventListener('message', ({ data: { id, priced } }: MessageEvent<PremiumsQuestion>) => {
  const answer: PremiumsAnswer = { id, read: readPremiums(priced, nothingTold) }
  postMessage(answer)
})
