import { existsSync, readFileSync } from 'node:fs'
import { uptime } from 'node:os'
import { type BootClock, type Clock, minuteMs, secondMs } from '#core/time'

/** The only place that reads the machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsedMs: () => performance.now(),
}

const linuxBootId = '/proc/sys/kernel/random/boot_id'

export const systemBootClock = (): BootClock => {
  const sinceBootMs = () => Math.round(uptime() * secondMs)
  return { bootId: readBootId(sinceBootMs()), sinceBootMs }
}

/** Systems without such an id are named by the minute of their start; a clock that was set counts as a new start. */
const readBootId = (sinceBootMs: number): string =>
  existsSync(linuxBootId)
    ? readFileSync(linuxBootId, 'utf8').trim()
    : `begun in minute ${Math.round((Date.now() - sinceBootMs) / minuteMs)}`
