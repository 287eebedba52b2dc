import type { ChangeMark } from '#core/prices/batch/marks-of-units'
import type { MarkShape, MarkTone } from '../../../../ui/mark.ts'

/** How a mark looks beside its word. */
export const lookOfMark: Readonly<Record<ChangeMark, readonly [MarkShape, MarkTone]>> = {
  unknownUnit: ['cross', 'bad'],
  locked: ['minus', 'bad'],
  notPositive: ['cross', 'bad'],
  netAboveGross: ['cross', 'bad'],
  grossFarAboveNet: ['cross', 'bad'],
  belowFloor: ['cross', 'bad'],
  conflict: ['broken', 'bad'],
  largeChange: ['warning', 'waiting'],
  unexplained: ['warning', 'waiting'],
  outOfLine: ['warning', 'waiting'],
  notRounded: ['dottedRing', 'waiting'],
  rateUnusual: ['question', 'waiting'],
  rateChanged: ['warning', 'waiting'],
  rateAssumed: ['question', 'waiting'],
  belowLowerFloor: ['warning', 'waiting'],
  belowNeighbour: ['warning', 'waiting'],
  unchanged: ['dottedRing', 'waiting'],
  likelyLocked: ['half', 'waiting'],
}
