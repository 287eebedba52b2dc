import { fromJson } from '#core/json'
import { readPace } from '#core/prices/pace/read-pace'
import type { AskedPace, PaceAnswer } from './pace-message.ts'

addEventListener('message', ({ data }: MessageEvent<AskedPace>) => {
  const answer: PaceAnswer = readPace(fromJson(data))
  postMessage(answer)
})
