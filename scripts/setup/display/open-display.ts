import { say } from '../step.ts'
import { startVirtualDisplay } from './virtual-display.ts'

export interface Display {
  /** What a process needs in its environment to show a window there. */
  readonly env: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

/** True when windows can be shown without a virtual display. */
export const hasDisplay = (platform: string, env: Environment): boolean =>
  platform !== 'linux' || Boolean(env['DISPLAY']) || Boolean(env['WAYLAND_DISPLAY'])

/** The display of the person who started this, or a virtual one. */
export const openDisplay = async (): Promise<Display> => {
  if (hasDisplay(process.platform, process.env)) return { env: {}, stop: async () => {} }
  const display = await startVirtualDisplay()
  say('display', `none is there: windows open on the virtual display ${display.name}`)
  return { env: { DISPLAY: display.name }, stop: display.stop }
}
