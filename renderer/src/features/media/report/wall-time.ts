import { wallText } from '#core/wall-time'
import { ownZone } from '../../../ui/time-zones.ts'

/** What the clock on this computer's wall shows, as tables keep it: `2026-11-21 13:45`. */
export const wallTime = (at: number): string => wallText(at, ownZone())
