import type { Json } from '#core/json'
import type { PaceQuestion, ReadPace } from '#core/prices/pace/read-pace'

export type AskedPace = Json<PaceQuestion>
export type PaceAnswer = ReadPace
