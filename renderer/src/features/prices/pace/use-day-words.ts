import { useCallback } from 'react'
import type { Timestamp } from '#core/time'
import { toWallTime } from '#core/wall-time'
import { useFormats } from '../../../i18n/formats-context.ts'
import { ownZone } from '../../../ui/time-zones.ts'

/** The day of a moment, as this computer's clock shows it. */
export const useDayWords = (): ((at: Timestamp) => string) => {
  const { day } = useFormats()
  return useCallback((at) => day(toWallTime(at, ownZone()).date), [day])
}
