import { hourMs, minuteMs, secondMs } from '#core/time'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** What is left, as `4:07` or `1:02:30`; the last second is counted to its end. */
export const countdown = (leftMs: number): string => {
  const left = Math.max(0, Math.ceil(leftMs / secondMs)) * secondMs
  const hours = Math.floor(left / hourMs)
  const minutes = Math.floor((left % hourMs) / minuteMs)
  const seconds = twoDigits((left % minuteMs) / secondMs)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${seconds}` : `${minutes}:${seconds}`
}
