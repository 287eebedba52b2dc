import { fromJson } from '#core/json'
import { readPremiums } from '#core/prices/premiums/read-premiums'
import type { PremiumsAnswer, PremiumsQuestion } from './premiums-message.ts'

addEventListener('message', ({ data: { homes, answers } }: MessageEvent<PremiumsQuestion>) => {
  const answer: PremiumsAnswer = readPremiums(fromJson(homes), answers)
  postMessage(answer)
})
