import { say } from '../step.ts'
import { startVirtualDisplay, type VirtualDisplay } from './virtual-display.ts'

export interface Display {
  /** What a process needs in its environment to show a window there. */
  readonly env: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

/** True when windows can be shown without a virtual display. */
export const hasDisplay = (platform: string, env: Environment): boolean =>
  platform !== 'linux' || Boolean(env['DISPLAY']) || Boolean(env['WAYLAND_DISPLAY'])

/** The display of the person who started this, or as many virtual ones as are wanted. */
export const openDisplay = async (wanted = 1): Promise<Display> => {
  if (hasDisplay(process.platform, process.env)) return { env: {}, stop: async () => {} }
  const displays: VirtualDisplay[] = []
  const stop = async () => {
    await Promise.all(displays.map((display) => display.stop()))
  }
  try {
    while (displays.length < wanted) displays.push(await startVirtualDisplay())
  } catch (error) {
    await stop()
    throw error
  }
  const names = displays.map(({ name }) => name).join(' ')
  say('display', `none is there: windows open on the virtual display ${names}`)
  return { env: { DISPLAY: displays[0]?.name ?? '', UNITDESK_DISPLAYS: names }, stop }
}
