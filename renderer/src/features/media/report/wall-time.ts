import { wallText } from '#core/wall-time'

/** What the clock on this computer's wall shows, as tables keep it: `2026-11-21 13:45`. */
export const wallTime = (at: number): string =>
  wallText(at, Intl.DateTimeFormat().resolvedOptions().timeZone)
